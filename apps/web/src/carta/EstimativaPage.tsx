import type { carta } from '@portal/contract/carta.ts'
import type { Reply } from '@portal/contract/route.ts'
import { tabelaEstimativa } from '@portal/domain/carta/tabelaEstimativa.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { TextoTermo } from '../termo/TextoTermo.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { CartaPapel } from './CartaPapel.tsx'
import { estimativaQuery } from './carta.queries.ts'

export const loader = ({ params, queryClient }: LoaderArgs<{ numeroFicha: string }>) =>
  queryClient.ensureQueryData(estimativaQuery(Number(params.numeroFicha)))

type Linha = Reply<typeof carta.getEstimativa>['linhas'][number] & { id: string }

const { colunas, titulo, semPreco } = tabelaEstimativa

/** The key of the row of the sum, which has neither place nor state. */
const TOTAL = 'total'

const columns: readonly TableColumn<Linha>[] = [
  { id: 'descricao', header: colunas.descricao, cell: ({ descricao }) => descricao, isRowHeader: true },
  { id: 'local', header: colunas.local, cell: ({ id, local }) => id !== TOTAL && (local || '—') },
  { id: 'situacao', header: colunas.situacao, cell: ({ id, situacao }) => id !== TOTAL && (situacao || '—') },
  {
    id: 'plano',
    header: colunas.valorPlano,
    align: 'end',
    cell: ({ valorPlano }) => (valorPlano === null ? '—' : showValor(valorPlano)),
  },
  {
    id: 'paciente',
    header: colunas.valorPaciente,
    align: 'end',
    cell: ({ valorPaciente }) => (valorPaciente === null ? semPreco : showValor(valorPaciente)),
  },
]

/** Interface S24: what a treatment comes to, told to the patient before it is done. */
export default function EstimativaPage() {
  const numeroFicha = Number(useParams({ from: '/portal/impressao/estimativa/$numeroFicha' }).numeroFicha)
  const { data } = useSuspenseQuery(estimativaQuery(numeroFicha))
  const { linhas, rotuloTotal, valorPlanoTotal, valorPacienteTotal, notas } = data.palavras
  const total = {
    id: TOTAL,
    descricao: rotuloTotal,
    local: '',
    situacao: '',
    valorPlano: valorPlanoTotal,
    valorPaciente: valorPacienteTotal,
  }
  return (
    <CartaPapel
      carta={data}
      voltar={{ href: enderecoGuia(numeroFicha), rotulo: `Voltar à guia ${numeroFicha}` }}
    >
      <Table
        caption={titulo}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ descricao }) => descricao}
        rows={[...linhas.map((linha, ordem) => ({ ...linha, id: String(ordem) })), total]}
      />
      <TextoTermo texto={notas} />
    </CartaPapel>
  )
}
