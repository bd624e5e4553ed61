import type { GuiaEncaminhada } from '@portal/contract/producao.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { showInstante } from '../calendario/format.ts'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { LinhasDialog } from './LinhasDialog.tsx'
import { encaminhadasQuery } from './producao.queries.ts'

const columns: readonly TableColumn<GuiaEncaminhada>[] = [
  {
    id: 'guia',
    header: 'Guia',
    isRowHeader: true,
    cell: ({ numeroFicha }) => <GuiaLink numeroFicha={numeroFicha} />,
  },
  { id: 'paciente', header: 'Paciente', cell: ({ nomeAssociado }) => nomeAssociado },
  { id: 'em', header: 'Encaminhada em', cell: ({ encaminhadaEm }) => showInstante(encaminhadaEm) },
  { id: 'por', header: 'Por', cell: ({ peloAplicativo }) => (peloAplicativo ? 'Aplicativo' : 'Portal') },
]

/** The guides that make the share, the newest first. */
export function GuiasEncaminhadas({ onClose }: { onClose: () => void }) {
  const lista = useInfiniteQuery(encaminhadasQuery)
  return (
    <LinhasDialog
      columns={columns}
      lista={lista}
      noun={['guia', 'guias']}
      onClose={onClose}
      rowKey={({ numeroFicha }) => String(numeroFicha)}
      title="Guias encaminhadas em doze meses"
    />
  )
}
