import { countOf } from '@portal/domain/texto/contagem.ts'
import { type ReactNode, useDeferredValue } from 'react'
import { Pager } from '../ui/data/Pager.tsx'
import styles from './ListView.module.css'
import { type QueryOf, QueryView, type WaitingProps } from './QueryView.tsx'

/** A query of pages, each of which brings the key of the next. */
export type ListQuery<Page> = QueryOf<{ pages: readonly Page[] }> & {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isPlaceholderData: boolean
  fetchNextPage: () => unknown
}

type ListViewProps<Page, Row> = Omit<WaitingProps, 'frame'> & {
  query: ListQuery<Page>
  rows: (page: Page) => readonly Row[]
  /** One of what is listed, and several: `['guia', 'guias']`. */
  noun: readonly [um: string, varios: string]
  empty?: ReactNode
  /** Says nothing where all of it is in sight: a list that is part of another. */
  isPart?: boolean
  children: (rows: readonly Row[]) => ReactNode
}

/** A list that is read page after page: how it loads, fails, is empty, its rows, and how it goes on. */
export function ListView<Page, Row>(props: ListViewProps<Page, Row>) {
  const { query, rows, noun, empty, isPart = false, children, ...waiting } = props
  // Fifty rows are drawn between two keys, not in the middle of one.
  const data = useDeferredValue(query.data)
  return (
    <QueryView {...waiting} query={{ ...query, data, error: query.data ? null : query.error }}>
      {({ pages }) => {
        const all = pages.flatMap(rows)
        if (all.length === 0 && empty !== undefined) return empty
        return (
          <div aria-busy={query.isPlaceholderData} className={styles.list}>
            {children(all)}
            {(!isPart || query.hasNextPage) && <ListFoot noun={noun} query={query} shown={all.length} />}
          </div>
        )
      }}
    </QueryView>
  )
}

type ListFootProps = Pick<ListViewProps<unknown, unknown>, 'noun'> & {
  query: Pick<ListQuery<unknown>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  shown: number
}

/** How far a list was read, and the way on: by itself under the rows of a table, which can stand in no other part. */
export function ListFoot({ query, noun, shown }: ListFootProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const quantos = countOf(shown, ...noun)
  return (
    <Pager
      count={hasNextPage ? `${quantos} até aqui` : `Fim da lista: ${quantos}`}
      steps={[
        hasNextPage && {
          label: 'Carregar mais',
          isPending: isFetchingNextPage,
          onPress: () => void fetchNextPage(),
        },
      ]}
    />
  )
}
