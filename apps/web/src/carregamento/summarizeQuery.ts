import type { QueryOf } from './QueryView.tsx'

/** The line of a section folded over a reading: what is not read yet, or could not be, is never told as none. */
export function summarizeQuery<Data>(
  { data, error }: Pick<QueryOf<Data>, 'data' | 'error'>,
  summarize: (data: Data) => string,
): string {
  if (data !== undefined) return summarize(data)
  return error ? 'Falha ao carregar' : 'Carregando'
}
