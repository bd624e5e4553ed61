import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import type { Reply } from '@portal/contract/route.ts'
import type { LeituraTermo } from '@portal/domain/associado/termoBusca.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The patient that an address names by its opaque key. */
export const associadoQuery = (chave: string) =>
  queryOptions({
    queryKey: ['elegibilidade.getAssociado', chave],
    queryFn: ({ signal }) => call(elegibilidade.getAssociado, { query: { chave }, signal }),
    staleTime: 5 * 60_000,
  })

/**
 * Finds patients by what was typed, read as `leitura` where the other reading was chosen. Keeps each answer for the page
 * that its key opens.
 */
export async function searchAssociados(
  queryClient: QueryClient,
  termo: string,
  leitura: LeituraTermo['tipo'] | undefined,
): Promise<Reply<typeof elegibilidade.searchAssociado>> {
  const achados = await call(elegibilidade.searchAssociado, {
    body: { termo, ...(leitura && { leitura }) },
  })
  for (const associado of achados.associados) {
    queryClient.setQueryData(associadoQuery(associado.chave).queryKey, associado)
  }
  return achados
}
