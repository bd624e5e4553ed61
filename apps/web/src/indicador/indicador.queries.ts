import { indicador } from '@portal/contract/indicador.ts'
import type { Input } from '@portal/contract/route.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The figures of twelve months, and what cost most. */
export const qualidadeQuery = queryOptions({
  queryKey: ['indicador.getQualidadeDesempenho'],
  queryFn: ({ signal }) => call(indicador.getQualidadeDesempenho, { signal }),
})

/** What the criteria of the readjustment come to. */
export const bonusQuery = queryOptions({
  queryKey: ['indicador.getBonus'],
  queryFn: ({ signal }) => call(indicador.getBonus, { signal }),
})

/** The rule, with each criterion. */
export const regraQuery = queryOptions({
  queryKey: ['indicador.getRegraElegibilidade'],
  queryFn: ({ signal }) => call(indicador.getRegraElegibilidade, { signal }),
})

/** The last readjustment, the next one, and when it is negotiated. */
export const ultimoReajusteQuery = queryOptions({
  queryKey: ['indicador.getUltimoReajuste'],
  queryFn: ({ signal }) => call(indicador.getUltimoReajuste, { signal }),
})

/** The criteria unit by unit. */
export const reajusteUnidadesQuery = queryOptions({
  queryKey: ['indicador.listReajusteUnidades'],
  queryFn: ({ signal }) => call(indicador.listReajusteUnidades, { signal }),
})

/** What they come to, unit by unit. */
export const bonusUnidadesQuery = queryOptions({
  queryKey: ['indicador.listBonusUnidades'],
  queryFn: ({ signal }) => call(indicador.listBonusUnidades, { signal }),
})

/** What the home page tells of the readjustment. */
export const reajusteBonificacaoQuery = queryOptions({
  queryKey: ['indicador.getReajusteBonificacao'],
  queryFn: ({ signal }) => call(indicador.getReajusteBonificacao, { signal }),
})

/** Which rows of which figure. */
export type RecorteLinhas = Omit<Input<typeof indicador.listLinhas>['body'], 'cursor' | 'limite'>

/** The rows behind a figure, the newest first. */
export const linhasQuery = (recorte: RecorteLinhas) =>
  infiniteQueryOptions({
    queryKey: ['indicador.listLinhas', recorte],
    queryFn: ({ pageParam, signal }) =>
      call(indicador.listLinhas, { body: { ...recorte, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.proximo,
  })
