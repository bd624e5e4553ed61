import { cadastro } from '@portal/contract/cadastro.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** What the registration waits for: contacts to check, permits by state. */
export const atualizacaoQuery = queryOptions({
  queryKey: ['cadastro.getAtualizacao'],
  queryFn: ({ signal }) => call(cadastro.getAtualizacao, { signal }),
})

export const contatosQuery = queryOptions({
  queryKey: ['cadastro.getContatos'],
  queryFn: ({ signal }) => call(cadastro.getContatos, { signal }),
})

/** While a renewal is in review it is asked for again: the answer shows by itself. */
const ANALISE_MS = 5000

export const alvarasQuery = queryOptions({
  queryKey: ['cadastro.listAlvaras'],
  queryFn: ({ signal }) => call(cadastro.listAlvaras, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.some(({ renovacao }) => renovacao?.etapa === 'emAnalise') ? ANALISE_MS : false,
})

export const corpoClinicoQuery = (descredenciados: boolean) =>
  queryOptions({
    queryKey: ['cadastro.listCorpoClinico', descredenciados],
    queryFn: ({ signal }) =>
      call(cadastro.listCorpoClinico, { query: descredenciados ? { descredenciados } : {}, signal }),
  })

/** Which file of a permit: the one in force, or the one of its renewal. */
export type OrigemArquivo = { id: number; isRenovacao: boolean }

export const toPedidoArquivo = ({ id, isRenovacao }: OrigemArquivo) => ({
  params: { id },
  query: isRenovacao ? { renovacao: true } : {},
})

/** A page of a permit's file; `enviadoEm` tells one file from the next. */
export const paginaAlvaraQuery = (origem: OrigemArquivo, enviadoEm: string, pagina: number) =>
  queryOptions({
    queryKey: ['cadastro.getArquivo', origem, enviadoEm, pagina],
    queryFn: async ({ signal }) => {
      const { params, query } = toPedidoArquivo(origem)
      const input = { params, query: { ...query, versao: 'tela', pagina }, signal } as const
      return (await call(cadastro.getArquivo, input)).conteudo
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
