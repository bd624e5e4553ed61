import { marcaImagem } from '@portal/contract/marcaImagem.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The marks of an image of a guide, of all its pages. */
export const marcasQuery = (numeroFicha: number, sequencial: number) =>
  queryOptions({
    queryKey: ['marcaImagem.listMarcas', numeroFicha, sequencial],
    queryFn: ({ signal }) => call(marcaImagem.listMarcas, { query: { numeroFicha, sequencial }, signal }),
  })
