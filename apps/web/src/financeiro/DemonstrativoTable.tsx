import type { Demonstrativo } from '@portal/contract/financeiro.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { css } from '../ui/css.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './DemonstrativoTable.module.css'
import { DentistaLinhas } from './DentistaLinhas.tsx'
import type { Periodo } from './financeiro.queries.ts'
import { LinhaAberta } from './LinhaAberta.tsx'
import { titulosTotais } from './LinhaTotais.tsx'

const c = css(styles)

/** The frame of a tree of lines: one table, one line a thing, money at the end in tabular figures. */
export function TabelaLinhas({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={c('caixa')}>
      <table className={styles.tabela}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={styles.cabeca}>
          <tr>
            <th scope="col">Unidade, dentista, guia e evento</th>
            {titulosTotais.map((titulo) => (
              <th className={styles.valor} key={titulo} scope="col">
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

type DemonstrativoTableProps = { demonstrativo: Demonstrativo; periodo: Periodo }

/** A run, level by level: each line is the sum of those that it opens. */
export function DemonstrativoTable({ demonstrativo, periodo }: DemonstrativoTableProps) {
  const { unidades } = demonstrativo
  const isUnico = unidades.flatMap(({ dentistas }) => dentistas).length === 1
  // The guides of the only one there is came with the totals.
  const narrow = (codigoDentista: number): Periodo =>
    isUnico ? periodo : { ...periodo, dentistas: String(codigoDentista) }
  return (
    <TabelaLinhas caption="Demonstrativo por unidade, dentista, guia e evento">
      {unidades.map((unidade) =>
        unidade.unidade === null ? (
          unidade.dentistas.map((dentista) => (
            <DentistaLinhas
              dentista={dentista}
              isAberto={isUnico}
              key={dentista.codigoDentista}
              periodo={narrow(dentista.codigoDentista)}
            />
          ))
        ) : (
          <UnidadeLinhas key={unidade.unidade} narrow={narrow} unidade={unidade} />
        ),
      )}
    </TabelaLinhas>
  )
}

type UnidadeLinhasProps = {
  unidade: Demonstrativo['unidades'][number]
  narrow: (codigoDentista: number) => Periodo
}

function UnidadeLinhas({ unidade, narrow }: UnidadeLinhasProps) {
  const [isOpen, setOpen] = useState(true)
  const { dentistas, totais } = unidade
  return (
    <>
      <LinhaAberta
        detalhe={countOf(dentistas.length, 'dentista', 'dentistas')}
        isOpen={isOpen}
        nivel={1}
        nome={unidade.unidade ?? 'Sem unidade'}
        onToggle={() => setOpen(!isOpen)}
        totais={totais}
      />
      {isOpen &&
        dentistas.map((dentista) => (
          <DentistaLinhas
            dentista={dentista}
            isAberto={false}
            key={dentista.codigoDentista}
            periodo={narrow(dentista.codigoDentista)}
          />
        ))}
    </>
  )
}
