import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import { type GuiaDetalhada, guia } from '@portal/contract/guia.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { readEventos } from '../evento/readEventos.ts'

/** The whole guide. */
export const guiaQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['guia.getGuiaDetalhada', numeroFicha],
    queryFn: async ({ signal }): Promise<GuiaDetalhada> => {
      const lida = await call(guia.getGuiaDetalhada, { query: { numeroFicha }, signal })
      return { ...lida, eventos: readEventos(lida.eventos, lida.statusFicha) }
    },
  })

/** The guides opened from it, as whoever may cancel it reads them. */
export const complementaresQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['guia.listComplementares', numeroFicha],
    queryFn: ({ signal }) => call(guia.listComplementares, { query: { numeroFicha }, signal }),
  })

export const observacoesQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['guia.listObservacoes', numeroFicha],
    queryFn: ({ signal }) => call(guia.listObservacoes, { query: { numeroFicha }, signal }),
  })

const CONTEXTO = 'rascunho.getContexto'
const MINUTO_MS = 60_000

/** The rules that came with another guide, under their version. */
const findRegras = (client: QueryClient) =>
  client.getQueriesData<ContextoGuia>({ queryKey: [CONTEXTO] }).findLast(([, lido]) => lido)?.[1]

/**
 * The rules with everything that they judge on, fetched once for each opening of the guide. The rules are most of it and
 * the same for every guide: they come with the first one, and with each of which the server says another version.
 */
export const contextoQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: [CONTEXTO, numeroFicha],
    queryFn: async ({ client, signal }): Promise<ContextoGuia> => {
      const lidas = findRegras(client)
      const query = { numeroFicha, ...(lidas && { versaoRegras: lidas.versaoRegras }) }
      const contexto = await call(rascunho.getContexto, { query, signal })
      const { regras = lidas?.regras ?? [], exclusoes = lidas?.exclusoes ?? [] } = contexto
      return { ...contexto, regras, exclusoes }
    },
    staleTime: 10 * MINUTO_MS,
    gcTime: 30 * MINUTO_MS,
  })

/** What this practice has in hand of a patient, and what anyone did; a newborn's is not its mother's. */
export const planoTratamentoQuery = (codigoAssociado: string, recemNato: boolean) =>
  queryOptions({
    queryKey: ['guia.getPlanoTratamento', codigoAssociado, recemNato],
    queryFn: async ({ signal }) => {
      const lido = await call(guia.getPlanoTratamento, { query: { codigoAssociado, recemNato }, signal })
      const emAndamento = lido.emAndamento.map((uma) => ({
        ...uma,
        eventos: readEventos(uma.eventos, uma.statusFicha),
      }))
      return { ...lido, emAndamento }
    },
  })
