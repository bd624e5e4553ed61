import { type ExamePronto, vinculoExame } from '@portal/contract/vinculoExame.ts'
import { countArquivos } from '@portal/domain/solicitacaoExame/arquivoExame.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { showInstante } from '../calendario/format.ts'
import { ListView } from '../carregamento/ListView.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { Link } from '../ui/action/Link.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { RowAction, TableColumn } from '../ui/data/tableColumn.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { prontosQuery } from './vinculoExame.queries.ts'

const columns: readonly TableColumn<ExamePronto>[] = [
  {
    id: 'paciente',
    header: 'Paciente',
    isRowHeader: true,
    cell: ({ associado }) => (
      <Link href={hrefOf('/portal/vincularExames', { paciente: associado.chave })}>{associado.nome}</Link>
    ),
  },
  {
    id: 'exames',
    header: 'Exames',
    cell: ({ eventos }) => eventos.map(({ descricao }) => descricao).join(', '),
  },
  { id: 'imagens', header: 'O que veio', cell: ({ imagens }) => countArquivos(imagens) },
  { id: 'recebida', header: 'Chegou em', cell: ({ recebidaEm }) => showInstante(recebidaEm) },
]

/** Exams that came back and answer for no guide yet: each is linked, or said to need none. */
export function ProntosLista() {
  const navigate = useNavigate()
  const acknowledge = useWrite(vinculoExame.acknowledgeExame, {
    prepare: ({ numeroFichaRadiologia }: ExamePronto) => ({ body: { fichaExame: numeroFichaRadiologia } }),
    onSuccess: () => pushSuccess('O exame continua no pedido, e sai desta lista.', 'Ciência registrada'),
    onError: pushError,
  })
  const href = ({ associado }: ExamePronto) => hrefOf('/portal/vincularExames', { paciente: associado.chave })
  const actions = (pronto: ExamePronto): RowAction[] => [
    {
      id: 'vincular',
      label: 'Vincular a uma guia',
      icon: 'paperclip',
      onAction: () => void navigate({ href: href(pronto) }),
    },
    {
      id: 'ciente',
      label: 'Dar ciência, sem guia',
      icon: 'check',
      onAction: () => acknowledge.mutate(pronto),
    },
  ]
  return (
    <Card
      description="Exames que você pediu, já enviados pela radiologia, e que ainda não respondem por nenhuma guia."
      title="Exames prontos sem guia"
    >
      <ListView
        empty={
          <EmptyState icon="checkCircle" title="Nenhum exame espera por você">
            Quando a radiologia enviar um exame que você pediu, ele aparece aqui.
          </EmptyState>
        }
        lines={4}
        loading="Carregando exames prontos"
        noun={['exame', 'exames']}
        query={useInfiniteQuery(prontosQuery)}
        rows={({ exames }) => exames}
        shape="row"
      >
        {(prontos) => (
          <Table
            actions={actions}
            caption="Exames prontos sem guia"
            columns={columns}
            rowKey={({ numeroFichaRadiologia }) => String(numeroFichaRadiologia)}
            rowLabel={({ associado, numeroPedido }) => `pedido ${numeroPedido} de ${associado.nome}`}
            rows={prontos}
          />
        )}
      </ListView>
    </Card>
  )
}
