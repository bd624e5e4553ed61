import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The exams of a patient that came back to whoever asked for them. */
export const prontosDoAssociadoQuery = (codigoAssociado: string) =>
  queryOptions({
    queryKey: ['vinculoExame.listFichasExames', codigoAssociado],
    queryFn: ({ signal }) => call(vinculoExame.listFichasExames, { query: { codigoAssociado }, signal }),
  })

/** The patient's guides that an exam may answer for. */
export const guiasEmAbertoQuery = (codigoAssociado: string) =>
  queryOptions({
    queryKey: ['vinculoExame.listGuiasEmAberto', codigoAssociado],
    queryFn: ({ signal }) => call(vinculoExame.listGuiasEmAberto, { query: { codigoAssociado }, signal }),
  })

/** The first page has no cursor. */
const firstPage = ''

/** Exams that no guide has and that nobody acknowledged, of all patients. */
export const prontosQuery = infiniteQueryOptions({
  queryKey: ['vinculoExame.listProntos'],
  queryFn: ({ pageParam, signal }) =>
    call(vinculoExame.listProntos, { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: firstPage,
  getNextPageParam: (page) => page.proximo,
})
