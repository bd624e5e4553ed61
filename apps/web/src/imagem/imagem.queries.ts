import { imagem } from '@portal/contract/imagem.ts'
import type { Input } from '@portal/contract/route.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { orAbsent } from '../api/orAbsent.ts'

/** The images of a guide. */
export const imagensQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['imagem.listImagens', numeroFicha],
    queryFn: ({ signal }) => call(imagem.listImagens, { query: { numeroFicha }, signal }),
  })

type Protocolo = Input<typeof imagem.getProtocoloImagem>['query']

/** What images an event asks for in a guide, and what they must show; null where the operator's table has no such event. */
export const protocoloImagemQuery = (query: Protocolo) =>
  queryOptions({
    queryKey: ['imagem.getProtocoloImagem', query],
    queryFn: ({ signal }) => orAbsent(call(imagem.getProtocoloImagem, { query, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
