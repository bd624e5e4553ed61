import type { Reply } from '@portal/contract/route.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** An exam on offer, and one as the operator would take it. */
export type ExameSol = Reply<typeof solicitacaoExame.listEventosSol>[number]
export type ExameValidado = Reply<typeof solicitacaoExame.validateProcedimento>[number]
export type ExameTutorial = Reply<typeof solicitacaoExame.listTutorial>[number]

/** The exams that may be asked for of this patient. */
export const eventosSolQuery = (codigoAssociado: string) =>
  queryOptions({
    queryKey: ['solicitacaoExame.listEventosSol', codigoAssociado],
    queryFn: ({ signal }) => call(solicitacaoExame.listEventosSol, { query: { codigoAssociado }, signal }),
  })

export const tutorialQuery = queryOptions({
  queryKey: ['solicitacaoExame.listTutorial'],
  queryFn: ({ signal }) => call(solicitacaoExame.listTutorial, { signal }),
  staleTime: 60 * 60_000,
})

/** The request that was being filled in for the patient. */
export const rascunhoPedidoQuery = (codigoAssociado: string) =>
  queryOptions({
    queryKey: ['solicitacaoExame.getRascunho', codigoAssociado],
    queryFn: ({ signal }) => call(solicitacaoExame.getRascunho, { query: { codigoAssociado }, signal }),
    // It opens what is typed, once: a copy in memory is older than what was typed since.
    staleTime: 0,
    gcTime: 0,
  })

/** What the exams of a line of codes and places would come to; the answer of before stays while one types. */
export const validacaoQuery = (codigoAssociado: string, eventos: string) =>
  queryOptions({
    queryKey: ['solicitacaoExame.validateProcedimento', codigoAssociado, eventos],
    queryFn: ({ signal }) =>
      call(solicitacaoExame.validateProcedimento, {
        query: { cdAssociado: codigoAssociado, eventos },
        signal,
      }),
    enabled: eventos !== '',
    placeholderData: keepPreviousData,
  })
