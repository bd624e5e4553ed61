import type { SolicitacaoExame } from '@portal/contract/exame.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { explicaSolicitacoes } from '@portal/domain/solicitacaoExame/explicaSolicitacao.tables.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PacienteFaixa } from '../associado/PacienteFaixa.tsx'
import { useRecente } from '../busca/recentes.ts'
import { toPedido } from '../busca/resultados.ts'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { useImpressaoPedido } from '../impressao/useImpressao.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Columns } from '../ui/layout/Columns.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'
import { CabecalhoSolicitacao } from './CabecalhoSolicitacao.tsx'
import { DadosSolicitacao } from './DadosSolicitacao.tsx'
import { ExamesDoPedido } from './ExamesDoPedido.tsx'
import { describeEspera } from './esperaPedido.ts'
import { HistoricoSolicitacao } from './HistoricoSolicitacao.tsx'
import { ImagensDoPedido } from './ImagensDoPedido.tsx'
import { imagensExameQuery, solicitacaoQuery } from './pedidos.queries.ts'
import { useLiveSolicitacao } from './useLiveSolicitacao.ts'

/** The request is waited for; the images that came of it, while it is on the screen. */
export const loader = async ({ params, queryClient }: LoaderArgs<{ numeroSolicitacao: string }>) => {
  const numeroSolicitacao = Number(params.numeroSolicitacao)
  const pedido = await queryClient.ensureQueryData(solicitacaoQuery(numeroSolicitacao))
  if (pedido.isSolicitante && pedido.imagens > 0)
    void queryClient.prefetchQuery(imagensExameQuery(numeroSolicitacao))
}

/** Interface S23: an exam request, from what was asked to what came. */
export default function SolicitacaoPage() {
  const { numeroSolicitacao } = useParams({ from: '/portal/sol/$numeroSolicitacao' })
  return <Solicitacao key={numeroSolicitacao} numeroSolicitacao={Number(numeroSolicitacao)} />
}

function Solicitacao({ numeroSolicitacao }: { numeroSolicitacao: number }) {
  const { data: pedido } = useSuspenseQuery(solicitacaoQuery(numeroSolicitacao))
  usePageTitle(`Pedido ${numeroSolicitacao}`)
  useRecente(toPedido(pedido))
  const isMeu = pedido.isSolicitante
  useImpressaoPedido(numeroSolicitacao, isMeu)
  useLiveSolicitacao(numeroSolicitacao)
  return (
    <Stack gap={4}>
      <CabecalhoSolicitacao pedido={pedido} />
      <PacienteFaixa associado={pedido.associado} isDensa />
      {isMeu ? (
        <EsperaBanner pedido={pedido} />
      ) : (
        <Banner title="A sua unidade capturou este pedido" tone="informacao">
          As imagens e os laudos vão pela guia de radiologia; quem pediu os vê assim que chegam.
        </Banner>
      )}
      <Columns
        aside={
          <>
            <DadosSolicitacao pedido={pedido} />
            <HistoricoSolicitacao pedido={pedido} />
          </>
        }
      >
        {isMeu && pedido.imagens > 0 && <ImagensDoPedido pedido={pedido} />}
        <ExamesDoPedido pedido={pedido} />
      </Columns>
    </Stack>
  )
}

/** Whose turn it is and until when, with what that means; a change is spoken. */
function EsperaBanner({ pedido }: { pedido: SolicitacaoExame }) {
  const hasArquivos = pedido.imagens > 0
  const consulta = imagensExameQuery(pedido.numeroSolicitacao)
  const { data: vindos } = useQuery({ ...consulta, enabled: hasArquivos })
  const podeVincular = useAcesso().whyNotCall(vinculoExame.linkExames) === undefined
  const isTudoVinculado = vindos?.every(({ vinculos }) => vinculos.length > 0) ?? false
  const { tom, titulo } = describeEspera(pedido, vindos)
  const { ajuda, proximoPasso } = explicaSolicitacoes[pedido.status]
  const vincular = isTudoVinculado
    ? 'Tudo o que chegou já está vinculado.'
    : 'Veja o que chegou abaixo; se alguma guia precisar, vincule.'
  const chegou = podeVincular ? vincular : 'Veja o que chegou abaixo.'
  return (
    <div aria-live="polite">
      <Banner title={titulo} tone={tom}>
        {hasArquivos ? chegou : `${ajuda} ${proximoPasso}`}
      </Banner>
    </div>
  )
}
