import type { Dente } from '@portal/domain/dente/dente.tables.ts'
import { memo } from 'react'
import { css } from '../../ui/css.ts'
import { Icon } from '../../ui/Icon.tsx'
import { DenteDesenho } from '../desenho/DenteDesenho.tsx'
import type { Variante } from '../desenho/getSetores.ts'
import { type EscolhaStore, useEscolha } from '../estado/escolha.ts'
import { findDenteSelecionado } from '../estado/selecao.ts'
import { formatDente } from '../marca/formatDente.ts'
import { isDenteDaRegiao } from '../marca/groupPorDente.ts'
import { listSelos } from '../marca/listSelos.ts'
import { type AvisoDente, type MarcaDente, toTomAviso } from '../marca/marcaDente.ts'
import { SeloMarca } from '../marca/SeloMarca.tsx'
import styles from './DenteCelula.module.css'

const c = css(styles)

export type DenteCelulaProps = {
  dente: Dente
  variante: Variante
  marcas: readonly MarcaDente[]
  avisos: readonly AvisoDente[]
  escolha: EscolhaStore
  permitidas: string
  isPermitido: boolean
  padroes: string
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a === b || (a.length === b.length && a.every((valor, indice) => valor === b[indice]))
}

const SIMPLES = [
  'dente',
  'variante',
  'escolha',
  'permitidas',
  'isPermitido',
  'padroes',
] as const satisfies readonly (keyof DenteCelulaProps)[]

/** Lists count as equal when their members are, since the chart groups them anew on each change. */
function isSame(a: DenteCelulaProps, b: DenteCelulaProps): boolean {
  return (
    SIMPLES.every((nome) => a[nome] === b[nome]) &&
    isSameList(a.marcas, b.marcas) &&
    isSameList(a.avisos, b.avisos)
  )
}

/**
 * One tooth of the grid. It handles nothing itself: the grid listens, so that 60 teeth share its listeners; and it
 * looks itself at the choice, so that a key draws two teeth and not all of them.
 */
export const DenteCelula = memo(function DenteCelula(props: DenteCelulaProps) {
  const { dente, variante, marcas, avisos, escolha, permitidas, isPermitido, padroes } = props
  const { codigo } = dente
  /** The faces chosen for the next event; absent where the tooth is not chosen. */
  const faces = useEscolha(escolha, ({ selecao }) => findDenteSelecionado(selecao, codigo)?.faces)
  const isNaRegiao = useEscolha(
    escolha,
    ({ selecao }) => selecao.tipo === 'regiao' && isDenteDaRegiao(codigo, selecao.regiao),
  )
  const escolhidas = faces ?? ''
  const tom = toTomAviso(avisos)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cell cannot wrap into two lines of four on a phone
    <div
      aria-disabled={!isPermitido || undefined}
      aria-label={formatDente(dente, { marcas, avisos, faces: escolhidas, permitido: isPermitido })}
      aria-selected={faces !== undefined}
      className={c('dente')}
      data-arco={dente.superior ? 'superior' : 'inferior'}
      data-denticao={dente.denticao}
      data-dente={codigo}
      data-regiao={isNaRegiao || undefined}
      role="gridcell"
      // The grid gives one of its cells the tab stop
      tabIndex={-1}
    >
      <span aria-hidden="true" className={styles.selos}>
        {listSelos(marcas, tom !== undefined).map((tipo) => (
          <SeloMarca key={tipo} tipo={tipo} />
        ))}
        {tom && (
          <span className={styles.aviso} data-tom={tom}>
            <Icon name={tom === 'informacao' ? 'info' : 'alert'} size={16} />
          </span>
        )}
      </span>
      <span className={styles.desenho}>
        <DenteDesenho
          dente={dente}
          escolhidas={escolhidas}
          marcas={marcas}
          padroes={padroes}
          permitidas={isPermitido ? permitidas : ''}
          variante={variante}
        />
      </span>
      <span aria-hidden="true" className={styles.numero}>
        {codigo}
      </span>
    </div>
  )
}, isSame)
