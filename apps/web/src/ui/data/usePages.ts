import { useEffect } from 'react'
import { countPages, type Pages } from './pages.ts'

/** What tells how many there are; of the search before this one it tells nothing. */
type Counted = { data: { total: number } | undefined; isPlaceholderData: boolean }

/**
 * The pages of a list of which the address names one. One that there is not (the last of a page may be gone, an address
 * may come from anywhere) is corrected to the last that there is.
 */
export function usePages(
  { data, isPlaceholderData }: Counted,
  { pagina = 1, porPagina }: { pagina: number | undefined; porPagina: number },
  correct: (ultima: number) => void,
): Pages {
  const pages = { pagina, porPagina, total: data?.total ?? 0 }
  const ultima = data && !isPlaceholderData ? countPages(pages) : pagina
  useEffect(() => {
    if (pagina > ultima) correct(ultima)
  })
  return pages
}
