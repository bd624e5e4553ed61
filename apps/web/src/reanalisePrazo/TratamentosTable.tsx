import type { TratamentoReanalise } from '@portal/contract/reanalisePrazo.ts'
import { getSituacaoReanalise, type ListaReanalise } from '@portal/domain/reanalisePrazo/reanalise.tables.ts'
import { showData, showDia } from '../calendario/format.ts'
import { Prazo } from '../pesquisa/Prazo.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { Link } from '../ui/action/Link.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { Rows } from '../ui/data/Rows.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { type ReanalisePrazoSearch, toLista } from './reanalisePrazoSearch.ts'
import { countMeses, describeContagem, describePedido } from './reanaliseWords.ts'

type Coluna = TableColumn<TratamentoReanalise>

const paciente = (search: ReanalisePrazoSearch): Coluna => ({
  id: 'paciente',
  header: 'Paciente',
  isRowHeader: true,
  cell: ({ numeroTratamento, nomeAssociado }) => (
    <span data-linha={numeroTratamento}>
      <Link href={hrefOf('/portal/reanalisePrazoOrtodontia', { ...search, tratamento: numeroTratamento })}>
        {nomeAssociado}
      </Link>
    </span>
  ),
})

const pedido: Coluna = {
  id: 'pedido',
  header: 'Pedido',
  isWide: true,
  cell: ({ ultima }) => ultima && describePedido(ultima),
}
const enviada: Coluna = {
  id: 'enviada',
  header: 'Enviado em',
  cell: ({ ultima }) => ultima && showDia(ultima.enviadaEm),
}

const colunas: Readonly<Record<ListaReanalise, readonly Coluna[]>> = {
  A_PEDIR: [
    {
      id: 'meses',
      header: 'Concedidos',
      cell: ({ mesesConcedidos }) => (mesesConcedidos === null ? '—' : countMeses(mesesConcedidos)),
    },
    { id: 'decidido', header: 'Decidido em', cell: ({ decididoEm }) => showData(decididoEm) },
    {
      id: 'ate',
      header: 'Pedir até',
      cell: ({ decididoEm, contadoDe, pedirAte }) =>
        pedirAte ? (
          <>
            <Prazo isLong prazo={pedirAte} />
            {/* The day beside it says so where it is the same. */}
            {contadoDe !== decididoEm && `, ${describeContagem({ contadoDe })}`}
          </>
        ) : (
          '—'
        ),
    },
  ],
  EM_ANALISE: [
    pedido,
    enviada,
    {
      id: 'resposta',
      header: 'Resposta até',
      cell: ({ ultima }) => ultima && <Prazo isLong prazo={ultima.prazoResposta} />,
    },
  ],
  RESPONDIDAS: [
    pedido,
    enviada,
    {
      id: 'situacao',
      header: 'Resposta',
      cell: ({ ultima }) => {
        if (!ultima) return null
        const { tom, rotulo } = getSituacaoReanalise(ultima.situacao)
        return <Badge tone={tom}>{rotulo}</Badge>
      },
    },
  ],
}

const legendas: Readonly<Record<ListaReanalise, string>> = {
  A_PEDIR: 'Prazos que se podem pedir de novo',
  EM_ANALISE: 'Reanálises à espera de resposta',
  RESPONDIDAS: 'Reanálises respondidas',
}

type TratamentosTableProps = { search: ReanalisePrazoSearch; tratamentos: readonly TratamentoReanalise[] }

/** One line a treatment; Enter on the patient opens its term. */
export function TratamentosTable({ search, tratamentos }: TratamentosTableProps) {
  const lista = toLista(search)
  return (
    <Rows takesFocus>
      <Table
        caption={legendas[lista]}
        columns={[paciente(search), ...colunas[lista]]}
        rowKey={({ numeroTratamento }) => String(numeroTratamento)}
        rowLabel={({ nomeAssociado }) => nomeAssociado}
        rows={tratamentos}
      />
    </Rows>
  )
}
