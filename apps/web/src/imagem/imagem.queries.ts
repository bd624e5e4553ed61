import { imagem } from '@portal/contract/imagem.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The images of a guide. */
export const imagensQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['imagem.listImagens', numeroFicha],
    queryFn: ({ signal }) => call(imagem.listImagens, { query: { numeroFicha }, signal }),
  })
