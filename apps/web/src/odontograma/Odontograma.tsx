import { memo, useId, useMemo, useRef, useState } from 'react'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { AjudaTeclado } from './barra/AjudaTeclado.tsx'
import { BarraOdontograma } from './barra/BarraOdontograma.tsx'
import { Legenda } from './barra/Legenda.tsx'
import { listFerramentas } from './barra/listFerramentas.ts'
import type { Variante } from './desenho/getSetores.ts'
import { Padroes } from './desenho/Padroes.tsx'
import { Detalhe } from './detalhe/Detalhe.tsx'
import { type EscolhaStore, useEscolha } from './estado/escolha.ts'
import {
  changeDenticao,
  chooseDentes,
  goToQuadrante,
  type RegrasOdontograma,
} from './estado/estadoOdontograma.ts'
import { interpretToque, pressRegiao } from './estado/interpretToque.ts'
import { type OdontogramaProps, palavrasDaGuia } from './estado/odontogramaProps.ts'
import { useOdontograma } from './estado/useOdontograma.ts'
import { GradeDentes } from './grade/GradeDentes.tsx'
import { SeletorQuadrante } from './grade/SeletorQuadrante.tsx'
import { groupPorDente } from './marca/groupPorDente.ts'
import styles from './Odontograma.module.css'
import { RegiaoChips } from './regiao/RegiaoChips.tsx'
import { OdontogramaTabela } from './tabela/OdontogramaTabela.tsx'
import { useChartWidth } from './useChartWidth.ts'
import { usePreferencia } from './usePreferencia.ts'

function useRegras(props: OdontogramaProps): RegrasOdontograma {
  const { dentesPermitidos, facesPermitidas, supranumerarios = false, readOnly = false } = props
  return useMemo(
    () => ({
      supranumerarios,
      readOnly,
      facesPermitidas,
      dentesPermitidos: dentesPermitidos && new Set(dentesPermitidos),
    }),
    [dentesPermitidos, facesPermitidas, supranumerarios, readOnly],
  )
}

/**
 * The odontogram (Interface B3): chart, faces in large, regions, legend and table twin. It holds no draft and speaks to no
 * server; memoised, so that typing elsewhere on the page does not draw it again.
 */
export const Odontograma = memo(function Odontograma(props: OdontogramaProps) {
  const { nome = 'Odontograma', palavras = palavrasDaGuia, escolha, denticao, marcas, avisos } = props
  const [ajuda, setAjuda] = useState(false)
  const [tabela, setTabela] = useState(false)
  const [varios, setVarios] = useState(false)
  const [variante, setVariante] = usePreferencia<Variante>('variante', ['anatomica', 'geometrica'])
  const [legenda, setLegenda] = usePreferencia('legenda', ['fechada', 'aberta'])
  const [regioes, setRegioes] = usePreferencia('regioes', ['fechadas', 'abertas'])
  const regras = useRegras(props)
  const { change, press } = useOdontograma(props, regras, () => setAjuda(true))
  const padroes = useId()
  const root = useRef<HTMLDivElement>(null)
  useChartWidth(root)
  const situacao = useMemo(
    () => ({ marcas: groupPorDente(marcas), avisos: groupPorDente(avisos), padroes }),
    [marcas, avisos, padroes],
  )
  function chooseGrupo(dentes: readonly string[]): void {
    change((atual, vigentes) => ({ ...atual, selecao: chooseDentes(atual, vigentes, dentes) }))
  }

  function pressFace(dente: string, face: string): void {
    const toque = { dente, face, modo: varios ? 'somar' : 'unico' } as const
    change((atual, vigentes) => interpretToque(atual, toque, vigentes))
  }

  const ask = (key: 'Enter' | 'Delete') => press({ key, agora: 0 })
  // An event that takes a region brings the regions along.
  const isComRegioes = regioes === 'abertas' || props.regioesPermitidas !== undefined
  const ferramentas = listFerramentas({
    regioes: isComRegioes,
    onRegioes: () => setRegioes(regioes === 'abertas' ? 'fechadas' : 'abertas'),
    legenda: legenda === 'aberta',
    onLegenda: () => setLegenda(legenda === 'aberta' ? 'fechada' : 'aberta'),
    varios,
    onVarios: regras.readOnly ? undefined : () => setVarios(!varios),
    tabela,
    onTabela: () => setTabela(!tabela),
    geometrica: variante === 'geometrica',
    onVariante: () => setVariante(variante === 'geometrica' ? 'anatomica' : 'geometrica'),
    onDesfazer: props.onDesfazer,
    onRefazer: props.onRefazer,
    onAjuda: () => setAjuda(true),
  })

  return (
    <div className={styles.odontograma} ref={root}>
      <Padroes id={padroes} />
      <BarraOdontograma
        denticao={denticao}
        ferramentas={ferramentas}
        onDenticao={(nova) => change((atual, vigentes) => changeDenticao(atual, vigentes, nova))}
      />
      {tabela ? (
        <OdontogramaTabela avisos={avisos} marcas={marcas} />
      ) : (
        <>
          {isComRegioes && (
            <RegiaoChips
              denticao={denticao}
              escolha={escolha}
              marcas={marcas}
              onGrupo={chooseGrupo}
              onRegiao={(regiao) => change((atual) => pressRegiao(atual, regiao))}
              permitidas={props.regioesPermitidas}
              regras={regras}
            />
          )}
          <SeletorQuadrante
            escolha={escolha}
            onChange={(quadrante) =>
              change((atual, vigentes) => goToQuadrante(atual, vigentes, Number(quadrante)))
            }
          />
          <div className={styles.corpo}>
            <div className={styles.boca}>
              <GradeDentes
                change={change}
                denticao={denticao}
                escolha={escolha}
                nome={nome}
                press={press}
                regras={regras}
                situacao={situacao}
                variante={variante}
                varios={varios}
              />
              <p aria-hidden="true" className={styles.lados}>
                <span>Direita do paciente</span>
                <span>Esquerda do paciente</span>
              </p>
            </div>
            <Detalhe
              avisos={avisos}
              escolha={escolha}
              explainDente={props.explainDente}
              lugares={props.lugares}
              marcas={marcas}
              nome={props.nome}
              onBuscar={() => ask('Enter')}
              onFace={pressFace}
              onRemover={() => ask('Delete')}
              palavras={palavras}
              regras={regras}
            />
          </div>
        </>
      )}
      {legenda === 'aberta' && <Legenda />}
      <Announcement escolha={escolha} />
      {ajuda && (
        <AjudaTeclado
          isComDesfazer={props.onDesfazer !== undefined}
          isComFaces={regras.facesPermitidas !== ''}
          onClose={() => setAjuda(false)}
          palavras={palavras}
        />
      )}
    </div>
  )
})

/** What the chart tells a reader when the choice changes in place. */
const Announcement = ({ escolha }: { escolha: EscolhaStore }) => (
  <VisuallyHidden>
    <span role="status">{useEscolha(escolha, ({ announcement }) => announcement)}</span>
  </VisuallyHidden>
)
