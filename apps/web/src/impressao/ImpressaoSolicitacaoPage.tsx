import { enderecoSolicitacao } from '@portal/domain/menu/endereco.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { pedidoPdfQuery } from './impressao.queries.ts'
import { Papel } from './Papel.tsx'

export const loader = ({ params, queryClient }: LoaderArgs<{ numeroSolicitacao: string }>) =>
  queryClient.ensureQueryData(pedidoPdfQuery(Number(params.numeroSolicitacao)))

/** Interface S24: the exam request on paper, which the patient takes to a unit. */
export default function ImpressaoSolicitacaoPage() {
  const { numeroSolicitacao } = useParams({ from: '/portal/impressao/sol/$numeroSolicitacao' })
  const { data } = useSuspenseQuery(pedidoPdfQuery(Number(numeroSolicitacao)))
  return (
    <Papel
      arquivo={data}
      titulo={`Pedido ${numeroSolicitacao}`}
      voltar={{
        href: enderecoSolicitacao(Number(numeroSolicitacao)),
        rotulo: `Voltar ao pedido ${numeroSolicitacao}`,
      }}
    />
  )
}
