import { biblioteca } from '@portal/contract/biblioteca.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The library of the session's network. */
export const bibliotecaQuery = queryOptions({
  queryKey: ['biblioteca.listBiblioteca'],
  queryFn: ({ signal }) => call(biblioteca.listBiblioteca, { signal }),
})

/** One file with its text. */
export const arquivoQuery = (codArquivo: number) =>
  queryOptions({
    queryKey: ['biblioteca.getArquivo', codArquivo],
    queryFn: ({ signal }) => call(biblioteca.getArquivo, { query: { codArquivo }, signal }),
  })

/** The file as PDF. */
export const loadArquivo = (codArquivo: number) => call(biblioteca.exportArquivo, { query: { codArquivo } })
