import type { CapturaExame } from '@portal/contract/capturaExame.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pushSuccess } from '../api/notice.ts'
import { ListView } from '../carregamento/ListView.tsx'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { CapturaCard } from './CapturaCard.tsx'
import { CapturaForm } from './CapturaForm.tsx'
import { capturasQuery } from './capturaExame.queries.ts'

/** The list starts on its way; the form does not wait for it. */
export const loader = ({ queryClient }: LoaderArgs) => {
  void queryClient.prefetchInfiniteQuery(capturasQuery)
}

/** Interface S05: a radiology unit takes a patient's request, and opens its guide. */
export default function CapturaExamesPage() {
  const [nova, setNova] = useState<CapturaExame>()
  const capturas = useInfiniteQuery(capturasQuery)
  const tell = (captura: CapturaExame) => {
    setNova(captura)
    const { numeroSolicitacaoExame, numeroFichaSolicitacao, associado } = captura
    pushSuccess(
      `Pedido ${numeroSolicitacaoExame} de ${associado.nome}, guia ${numeroFichaSolicitacao}.`,
      'Pedido capturado',
    )
  }
  return (
    <Stack gap={5}>
      <CapturaForm onCaptured={tell} />
      <h2>Capturados por esta unidade</h2>
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
              <li key={captura.numeroFichaSolicitacao}>
                <CapturaCard
                  captura={captura}
                  isNew={captura.numeroFichaSolicitacao === nova?.numeroFichaSolicitacao}
                />
              </li>
            ))}
          </Stack>
        )}
      </ListView>
    </Stack>
  )
}
