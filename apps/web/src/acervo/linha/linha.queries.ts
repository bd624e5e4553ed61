import { acervo } from '@portal/contract/acervo.ts'
import { guia } from '@portal/contract/guia.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** How many images are read at once: the newest ones. */
const limite = 100

/** The images of a patient: all of them, or those of a tooth. */
export const acervoQuery = (codigoAssociado: string, dente?: string) =>
  queryOptions({
    queryKey: ['acervo.listAcervo', 'linha', codigoAssociado, dente ?? ''],
    queryFn: ({ signal }) =>
      call(acervo.listAcervo, { query: { codigoAssociado, limite, ...(dente && { dente }) }, signal }),
  })

/** What was done to a patient by anyone, and what this provider has in hand: the guide reads it under the same key. */
export const eventosQuery = (codigoAssociado: string) =>
  queryOptions({
    queryKey: ['guia.getPlanoTratamento', codigoAssociado, false],
    queryFn: ({ signal }) =>
      call(guia.getPlanoTratamento, { query: { codigoAssociado, recemNato: false }, signal }),
  })
