import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import type { OrdemGuia } from '@portal/domain/guia/ordemGuia.ts'
import { countRascunho, RASCUNHO_NAO_ENVIADO } from '@portal/domain/guia/rascunhoGuia.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { describeVez } from '@portal/domain/prazo/vezGuia.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { showInstante, today } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { StatusGuiaBadge } from '../guia/StatusGuiaBadge.tsx'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { BadgeDetails } from '../ui/data/BadgeDetails.tsx'
import { Rows } from '../ui/data/Rows.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { RowAction, TableColumn, TableSelection, TableSort } from '../ui/data/tableColumn.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './GuiaTable.module.css'
import { fromSort, isOrdenavel, toSort } from './ordem.ts'
import { Prazo } from './Prazo.tsx'

const showEventos = (quantos: number): string => countOf(quantos, 'evento', 'eventos')

/** What was sent and what it is worth; of a draft, how much is typed: it has no value before it is judged. */
function ValorCelula({ guia }: { guia: GuiaResumo }) {
  const { valorTotal, quantidadeEventos } = guia
  const digitados = countRascunho(guia)
  if (quantidadeEventos + digitados === 0) return <span className={styles.nada}>Sem eventos</span>
  return (
    <>
      {digitados > 0 ? <span className={styles.nada}>Sem valor ainda</span> : showValor(valorTotal)}
      <span className={styles.segunda}>{showEventos(digitados || quantidadeEventos)}</span>
    </>
  )
}

/** Under the status: whose turn it is and until when. */
function VezLinha({ guia }: { guia: GuiaResumo }) {
  const vez = describeVez(guia, today())
  if (!vez) return null
  return (
    <span className={styles.segunda}>
      {vez.palavras} {vez.ate && <Prazo isDeOutro={vez.isDaOperadora} prazo={vez.ate} />}
    </span>
  )
}

/** Two lines a cell: everything of a guide in four columns, which fit from 600 px of table on. */
const columns: readonly TableColumn<GuiaResumo>[] = [
  {
    id: 'guia',
    header: 'Guia e liberação',
    isRowHeader: true,
    cell: ({ numeroFicha, liberadaEm }) => (
      <span className={styles.numero}>
        <AcessoLink href={enderecoGuia(numeroFicha)}>{numeroFicha}</AcessoLink>
        <span className={styles.segunda}>
          <VisuallyHidden>liberada em </VisuallyHidden>
          {showInstante(liberadaEm)}
        </span>
      </span>
    ),
  },
  {
    id: 'paciente',
    header: 'Paciente',
    cell: ({ associado, codigoEspecialidade }) => (
      <>
        {associado.nome}
        <span className={styles.segunda}>
          {findEspecialidade(codigoEspecialidade)?.rotulo ?? codigoEspecialidade}
        </span>
      </>
    ),
  },
  {
    id: 'situacao',
    header: 'Situação e prazo',
    cell: (guia) => (
      <>
        <StatusGuiaBadge guia={guia} prazo={guia.prazo} />
        {countRascunho(guia) > 0 && <span className={styles.segunda}>{RASCUNHO_NAO_ENVIADO}</span>}
        {guia.bloqueio && ' '}
        {guia.bloqueio && (
          <BadgeDetails
            nextStep="Desbloqueie-a, na guia, para mudar alguma coisa nela."
            reason={guia.motivoBloqueio ?? 'Quem a bloqueou não disse por quê.'}
            tone="perigo"
            word="Bloqueada"
          />
        )}
        <VezLinha guia={guia} />
      </>
    ),
  },
  {
    id: 'valor',
    header: 'Valor',
    align: 'end',
    cell: (guia) => <ValorCelula guia={guia} />,
  },
]

const sayWhyNot = (
  column: TableColumn<GuiaResumo>,
  whyNot: NonNullable<GuiaTableProps['whyNot']>,
): TableColumn<GuiaResumo> =>
  column.id === 'situacao'
    ? {
        ...column,
        cell: (guia) => {
          const motivo = whyNot(guia)
          return (
            <>
              {column.cell(guia)}
              {motivo && <span className={styles.segunda}>{motivo}</span>}
            </>
          )
        },
      }
    : column

/** The order of the rows, of those that the list has, and what a press of a header asks for. */
export type OrdemLista = {
  ordens: readonly OrdemGuia[]
  value: OrdemGuia
  onChange: (ordem: OrdemGuia) => void
}

type GuiaTableProps = {
  caption: string
  guias: readonly GuiaResumo[]
  ordem?: OrdemLista
  actions?: (guia: GuiaResumo) => readonly RowAction[]
  selection?: TableSelection
  /** Why a guide is not among those to choose from, said in its row. */
  whyNot?: (guia: GuiaResumo) => string | undefined
  /** The page is this list: it opens with the focus on the first guide. */
  takesFocus?: boolean
}

/** Guides in rows. With the focus in it, J and K or the arrows go from guide to guide and Enter opens one. */
export function GuiaTable(props: GuiaTableProps) {
  const { caption, guias, ordem, actions, selection, whyNot, takesFocus = false } = props
  const ditas = whyNot ? columns.map((column) => sayWhyNot(column, whyNot)) : columns
  const ordenaveis = ordem
    ? ditas.map((column) => ({ ...column, isSortable: isOrdenavel(column.id, ordem.ordens) }))
    : ditas
  return (
    <Rows takesFocus={takesFocus}>
      <Table
        caption={caption}
        columns={ordenaveis}
        rowKey={(guia) => String(guia.numeroFicha)}
        rowLabel={(guia) => `guia ${guia.numeroFicha}`}
        rows={guias}
        {...(ordem && {
          sort: toSort(ordem.value),
          onSort: (sort: TableSort) => {
            const nova = fromSort(sort, ordem.ordens)
            if (nova) ordem.onChange(nova)
          },
        })}
        {...(actions && { actions })}
        {...(selection && { selection })}
      />
    </Rows>
  )
}
