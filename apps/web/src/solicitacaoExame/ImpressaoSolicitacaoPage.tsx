import { enderecoSolicitacao } from '@portal/domain/menu/endereco.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PacienteFaixa } from '../associado/PacienteFaixa.tsx'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { pedidoPdfQuery } from '../impressao/impressao.queries.ts'
import { Papel } from '../impressao/Papel.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'
import { DadosSolicitacao } from './DadosSolicitacao.tsx'
import { ExamesDoPedido } from './ExamesDoPedido.tsx'
import { solicitacaoQuery } from './pedidos.queries.ts'

export const loader = ({ params, queryClient }: LoaderArgs<{ numeroSolicitacao: string }>) => {
  const numeroSolicitacao = Number(params.numeroSolicitacao)
  return Promise.all([
    queryClient.ensureQueryData(pedidoPdfQuery(numeroSolicitacao)),
    queryClient.ensureQueryData(solicitacaoQuery(numeroSolicitacao)),
  ])
}

/** Interface S24: the exam request to read and on paper, which the patient takes to a unit. */
export default function ImpressaoSolicitacaoPage() {
  const numeroSolicitacao = Number(
    useParams({ from: '/portal/impressao/sol/$numeroSolicitacao' }).numeroSolicitacao,
  )
  const { data: pdf } = useSuspenseQuery(pedidoPdfQuery(numeroSolicitacao))
  const { data: pedido } = useSuspenseQuery(solicitacaoQuery(numeroSolicitacao))
  const titulo = `Pedido ${numeroSolicitacao}`
  usePageTitle(titulo)
  return (
    <Papel
      arquivo={pdf}
      titulo={titulo}
      voltar={{
        href: enderecoSolicitacao(numeroSolicitacao),
        rotulo: `Voltar ao pedido ${numeroSolicitacao}`,
      }}
    >
      <PacienteFaixa associado={pedido.associado} isDensa />
      <DadosSolicitacao pedido={pedido} />
      <ExamesDoPedido pedido={pedido} />
    </Papel>
  )
}
