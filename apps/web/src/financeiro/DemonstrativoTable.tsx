import type { Demonstrativo } from '@portal/contract/financeiro.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOpenOnReturn } from '../rota/useOpenOnReturn.ts'
import { css } from '../ui/css.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { usePaper } from '../ui/usePaper.ts'
import styles from './DemonstrativoTable.module.css'
import { DentistaLinhas } from './DentistaLinhas.tsx'
import { isDeUm, narrowPeriodo, type Periodo, periodoQuery } from './financeiro.queries.ts'
import { LinhaAberta, LinhaInteira } from './LinhaAberta.tsx'
import { titulosTotais } from './LinhaTotais.tsx'

const c = css(styles)

type TabelaLinhasProps = {
  caption: string
  /** Over the names of the lines, level by level. */
  titulo: string
  children: ReactNode
}

/** The frame of a tree of lines: one table, one line a thing, money at the end in tabular figures. */
export function TabelaLinhas({ caption, titulo, children }: TabelaLinhasProps) {
  return (
    <div className={c('caixa')}>
      <table className={styles.tabela}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={styles.cabeca}>
          <tr>
            <th scope="col">{titulo}</th>
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

type DemonstrativoTableProps = {
  demonstrativo: Demonstrativo
  periodo: Periodo
  /** Opened down to the events: where it is read whole. */
  isInteiro?: boolean
}

/** A run, level by level: each line is the sum of those that it opens. */
export function DemonstrativoTable({ demonstrativo, periodo, isInteiro = false }: DemonstrativoTableProps) {
  const { unidades } = demonstrativo
  const isUnico = isDeUm(demonstrativo)
  // Beside units, who is in none of them has a line of that name, or reads as one of the last unit.
  const hasUnidades = unidades.some(({ unidade }) => unidade !== null)
  const narrow = (codigoDentista: number) => narrowPeriodo(demonstrativo, periodo, codigoDentista)
  return (
    <TabelaLinhas
      caption="Demonstrativo por unidade, dentista, guia e evento"
      titulo="Unidade, dentista, guia e evento"
    >
      {unidades.map((unidade) =>
        hasUnidades ? (
          <UnidadeLinhas
            isInteiro={isInteiro}
            key={unidade.unidade ?? ''}
            narrow={narrow}
            unidade={unidade}
          />
        ) : (
          unidade.dentistas.map((dentista) => (
            <DentistaLinhas
              dentista={dentista}
              isAberto={isUnico}
              isInteiro={isInteiro}
              key={dentista.codigoDentista}
              periodo={narrow(dentista.codigoDentista)}
            />
          ))
        ),
      )}
      <NaoLidasNoPapel narrow={narrow} unidades={unidades} />
    </TabelaLinhas>
  )
}

type NaoLidasNoPapelProps = {
  unidades: Demonstrativo['unidades']
  narrow: (codigoDentista: number) => Periodo
}

/** A sheet that lacks the guides of somebody says so, and where they are. */
function NaoLidasNoPapel({ unidades, narrow }: NaoLidasNoPapelProps) {
  const queryClient = useQueryClient()
  if (!usePaper()) return null
  const naoLidos = unidades
    .flatMap(({ dentistas }) => dentistas)
    .filter(({ codigoDentista }) => !queryClient.getQueryData(periodoQuery(narrow(codigoDentista)).queryKey))
  if (naoLidos.length === 0) return null
  return (
    <LinhaInteira>
      Faltam aqui as guias de {countOf(naoLidos.length, 'dentista', 'dentistas')}: o demonstrativo inteiro sai
      por Imprimir ou por Baixar o PDF.
    </LinhaInteira>
  )
}

type UnidadeLinhasProps = {
  unidade: Demonstrativo['unidades'][number]
  narrow: (codigoDentista: number) => Periodo
  isInteiro: boolean
}

function UnidadeLinhas({ unidade, narrow, isInteiro }: UnidadeLinhasProps) {
  const [isOpen, setOpen] = useOpenOnReturn(`unidade ${unidade.unidade}`, true)
  const isPaper = usePaper()
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
      {(isOpen || isPaper) &&
        dentistas.map((dentista) => (
          <DentistaLinhas
            dentista={dentista}
            isAberto={false}
            isInteiro={isInteiro}
            key={dentista.codigoDentista}
            periodo={narrow(dentista.codigoDentista)}
          />
        ))}
    </>
  )
}
