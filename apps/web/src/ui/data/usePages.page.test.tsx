import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPart } from '../../testing/showPart.tsx'
import { describePage } from './pages.ts'
import { usePages } from './usePages.ts'

const corrected: number[] = []

type ListProps = { pagina: number | undefined; total: number | undefined; isPlaceholderData?: boolean }

function List({ pagina, total, isPlaceholderData = false }: ListProps) {
  const query = { data: total === undefined ? undefined : { total }, isPlaceholderData }
  const pages = usePages(query, { pagina, porPagina: 10 }, (ultima) => corrected.push(ultima))
  return <p>Lista{describePage(pages)}.</p>
}

test.each<[string, ListProps, number[], string]>([
  ['the first', { pagina: undefined, total: 21 }, [], 'Lista, página 1 de 3.'],
  ['the last', { pagina: 3, total: 21 }, [], 'Lista, página 3 de 3.'],
  ['beyond the last', { pagina: 4, total: 21 }, [3], 'Lista, página 4 de 3.'],
  ['the second of nothing', { pagina: 2, total: 0 }, [1], 'Lista.'],
  ['not yet counted', { pagina: 4, total: undefined }, [], 'Lista.'],
  [
    'counted by the search before',
    { pagina: 4, total: 21, isPlaceholderData: true },
    [],
    'Lista, página 4 de 3.',
  ],
])('a page that is %s', async (_what, props, expected, words) => {
  corrected.length = 0
  showPart(<List {...props} />)
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.poll(() => corrected).toEqual(expected)
})
