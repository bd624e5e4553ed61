import { acervo } from '@portal/contract/acervo.ts'
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

/** What stands on the patient's teeth: done by anyone, or asked for here. */
export const eventosQuery = (codigoAssociado: string) =>
  queryOptions({
    queryKey: ['acervo.listEventosDente', codigoAssociado],
    queryFn: ({ signal }) => call(acervo.listEventosDente, { query: { codigoAssociado }, signal }),
  })

/** The patient's full-mouth layout, as this provider arranged it. */
export const montagemQuery = (codigoAssociado: string) =>
  queryOptions({
    queryKey: ['acervo.getMontagem', codigoAssociado],
    queryFn: ({ signal }) => call(acervo.getMontagem, { query: { codigoAssociado }, signal }),
  })
