import type { BeneficiarioAtendido } from '@portal/contract/producao.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { showData } from '../calendario/format.ts'
import { showMes } from '../calendario/mes.ts'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { LinhasDialog } from './LinhasDialog.tsx'
import { beneficiariosDoMesQuery } from './producao.queries.ts'

const columns: readonly TableColumn<BeneficiarioAtendido>[] = [
  { id: 'paciente', header: 'Paciente', isRowHeader: true, cell: ({ nomeAssociado }) => nomeAssociado },
  { id: 'eventos', header: 'Eventos', align: 'end', cell: ({ eventos }) => eventos },
  { id: 'data', header: 'Último em', cell: ({ ultimaData }) => showData(ultimaData) },
  { id: 'guia', header: 'Na guia', cell: ({ numeroFicha }) => <GuiaLink numeroFicha={numeroFicha} /> },
]

/** The patients of a month, by name. */
export function BeneficiariosDoMes({ mes, onClose }: { mes: string; onClose: () => void }) {
  const lista = useInfiniteQuery(beneficiariosDoMesQuery(mes))
  return (
    <LinhasDialog
      columns={columns}
      lista={lista}
      noun={['beneficiário', 'beneficiários']}
      onClose={onClose}
      rowKey={(_beneficiario, at) => String(at)}
      title={`Beneficiários atendidos em ${showMes(mes)}`}
    />
  )
}
