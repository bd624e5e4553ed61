import type { CapturaExame } from '@portal/contract/capturaExame.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pushSuccess } from '../api/notice.ts'
import { ListView } from '../carregamento/ListView.tsx'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { Banner } from '../ui/feedback/Banner.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { CapturaCard } from './CapturaCard.tsx'
import { type Capturada, CapturaForm } from './CapturaForm.tsx'
import { capturasQuery, hasPedido, readUntil } from './capturaExame.queries.ts'
import { leadToTitulo, TITULO_LISTA } from './tituloLista.ts'

/** The list starts on its way; the form does not wait for it. */
export const loader = ({ queryClient }: LoaderArgs) => {
  void queryClient.prefetchInfiniteQuery(capturasQuery)
}

/** Interface S05: a radiology unit takes a patient's request, and opens its guide. */
export default function CapturaExamesPage() {
  const [nova, setNova] = useState<Capturada>()
  /** What was asked of it was refused, and it has left the list. */
  const [saida, setSaida] = useState<CapturaExame>()
  const capturas = useInfiniteQuery(capturasQuery)
  const tell = async (capturada: Capturada) => {
    setNova(capturada)
    setSaida(undefined)
    // Its card says since when it is this unit's: nothing was done that a notice would tell of.
    if (capturada.jaCapturada) return readUntil(capturas, capturada)
    const { numeroSolicitacaoExame, numeroFichaSolicitacao, associado } = capturada
    pushSuccess(
      `Pedido ${numeroSolicitacaoExame} de ${associado.nome}, guia ${numeroFichaSolicitacao}.`,
      'Pedido capturado',
    )
  }
  return (
    <Stack gap={5}>
      <CapturaForm onCaptured={tell} />
      <h2 id={TITULO_LISTA} tabIndex={-1}>
        Capturados por esta unidade
      </h2>
      {saida && !hasPedido(capturas.data, saida) && (
        <Banner
          role="alert"
          title={`O pedido ${saida.numeroSolicitacaoExame}, de ${saida.associado.nome}, não está mais com esta unidade.`}
          tone="atencao"
        >
          Ele saiu da lista, e nada se fez com ele agora. Se outra unidade o capturou, o exame é com ela; se
          está livre, capture-o de novo acima.
        </Banner>
      )}
      <ListView
        empty={
          <EmptyState icon="clipboard" title="Nenhum pedido capturado">
            Peça ao paciente o número do pedido, o cartão e a data de nascimento, e capture-o acima.
          </EmptyState>
        }
        lines={3}
        loading="Carregando pedidos capturados"
        noun={['pedido', 'pedidos']}
        query={capturas}
        rows={(pagina) => pagina.capturas}
        shape="row"
      >
        {(linhas) => (
          <Stack as="ul" gap={2}>
            {linhas.map((captura) => (
              // Captured anew it has another number of a guide, and keeps its card with what was said there.
              <li key={captura.numeroSolicitacaoExame} ref={leadToTitulo}>
                <CapturaCard
                  captura={captura}
                  onGone={() => setSaida(captura)}
                  resposta={
                    captura.numeroFichaSolicitacao === nova?.numeroFichaSolicitacao ? nova : undefined
                  }
                />
              </li>
            ))}
          </Stack>
        )}
      </ListView>
    </Stack>
  )
}
