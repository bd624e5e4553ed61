import type { EventoRealizado } from '@portal/contract/producao.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { showData } from '../calendario/format.ts'
import { showMes } from '../calendario/mes.ts'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { LinhasDialog } from './LinhasDialog.tsx'
import { eventosDoMesQuery } from './producao.queries.ts'

const columns: readonly TableColumn<EventoRealizado>[] = [
  {
    id: 'guia',
    header: 'Guia',
    isRowHeader: true,
    cell: ({ numeroFicha }) => <GuiaLink numeroFicha={numeroFicha} />,
  },
  { id: 'data', header: 'Realizado em', cell: ({ dataRealizacao }) => showData(dataRealizacao) },
  { id: 'paciente', header: 'Paciente', cell: ({ nomeAssociado }) => nomeAssociado },
  {
    id: 'evento',
    header: 'Evento',
    cell: ({ codigoLocalizacao, descricao }) => [codigoLocalizacao, descricao].filter(Boolean).join(' · '),
  },
]

/** The events of a month, the latest first. */
export function EventosDoMes({ mes, onClose }: { mes: string; onClose: () => void }) {
  const lista = useInfiniteQuery(eventosDoMesQuery(mes))
  return (
    <LinhasDialog
      columns={columns}
      lista={lista}
      noun={['evento', 'eventos']}
      onClose={onClose}
      rowKey={(_evento, at) => String(at)}
      title={`Eventos realizados em ${showMes(mes)}`}
    />
  )
}
