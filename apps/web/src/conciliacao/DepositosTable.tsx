import type { Deposito } from '@portal/contract/conciliacao.ts'
import { showData } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn, TableSelection } from '../ui/data/tableColumn.ts'

const colunas: readonly TableColumn<Deposito>[] = [
  { id: 'dia', header: 'Dia', cell: ({ dia }) => showData(dia) },
  {
    id: 'historico',
    header: 'Histórico',
    cell: ({ historico }) => historico || '—',
    isRowHeader: true,
    isWide: true,
  },
  { id: 'documento', header: 'Documento', cell: ({ documento }) => documento || '—' },
  { id: 'conta', header: 'Conta', cell: ({ conta }) => conta || '—' },
  { id: 'valor', header: 'Valor', cell: ({ valor }) => showValor(valor), align: 'end' },
  { id: 'restante', header: 'Em aberto', cell: ({ restante }) => showValor(restante), align: 'end' },
]

type DepositosTableProps = { depositos: readonly Deposito[]; selection?: TableSelection }

/** Deposits as the bank tells them, with what is left of each; to choose from where a choice is asked for. */
export const DepositosTable = ({ depositos, selection }: DepositosTableProps) => (
  <Table
    caption="Depósitos"
    columns={colunas}
    rowKey={({ numero }) => String(numero)}
    rowLabel={({ dia, valor }) => `depósito de ${showData(dia)}, ${showValor(valor)}`}
    rows={depositos}
    selection={selection}
  />
)
