import { imagem } from '@portal/contract/imagem.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { orAbsent } from '../api/orAbsent.ts'

/** The images of a guide. */
export const imagensQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['imagem.listImagens', numeroFicha],
    queryFn: ({ signal }) => call(imagem.listImagens, { query: { numeroFicha }, signal }),
  })

/** What images an event asks for, and what they must show; null where the operator's table has no such event. */
export const protocoloImagemQuery = (codigoEvento: string) =>
  queryOptions({
    queryKey: ['imagem.getProtocoloImagem', codigoEvento],
    queryFn: ({ signal }) => orAbsent(call(imagem.getProtocoloImagem, { query: { codigoEvento }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
