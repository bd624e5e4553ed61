import { countOf } from '@portal/domain/texto/contagem.ts'
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { toNotice } from '../api/notice.ts'
import { Pager } from '../ui/data/Pager.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './ListView.module.css'
import { type QueryOf, QueryView, type WaitingProps } from './QueryView.tsx'

/** A query of pages, each of which brings the key of the next. */
export type ListQuery<Page> = QueryOf<{ pages: readonly Page[] }> & {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  isPlaceholderData: boolean
  fetchNextPage: () => unknown
}

type ListViewProps<Page, Row> = Omit<WaitingProps, 'frame'> & {
  query: ListQuery<Page>
  rows: (page: Page) => readonly Row[]
  /** One of what is listed, and several: `['guia', 'guias']`. */
  noun: readonly [um: string, varios: string]
  empty?: ReactNode
  /** What is announced of it, where a count does not say why there is none. */
  none?: string | undefined
  /** Says nothing where all of it is in sight: a list that is part of another. */
  isPart?: boolean
  children: (rows: readonly Row[]) => ReactNode
}

/** A list that is read page after page: how it loads, fails, is empty, its rows, and how it goes on. */
export function ListView<Page, Row>(props: ListViewProps<Page, Row>) {
  const { query, rows, noun, empty, none, isPart = false, children, ...waiting } = props
  const list = useRef<HTMLDivElement>(null)
  const { data, hasNextPage, isPlaceholderData, isFetching, isFetchingNextPage } = query
  const read = useMemo(
    () => ({ data, hasNextPage, isPlaceholderData }),
    [data, hasNextPage, isPlaceholderData],
  )
  // Fifty rows are drawn between two keys, not in the middle of one.
  const seen = useDeferredValue(read)
  // Of this question alone: what is seen may still be the one before, or what it answered before an action.
  const isOld = isPlaceholderData || seen.isPlaceholderData
  const isPending = seen.data !== data || (isFetching && !isFetchingNextPage)
  const found = isOld ? undefined : seen.data?.pages.flatMap(rows).length
  // Nothing found is always announced; a number only for a later question than the one that the list came with.
  const [isAnother, setAnother] = useState(false)
  if (isPlaceholderData && !isAnother) setAnother(true)
  const isSaid = found === 0 || (found !== undefined && isAnother)
  const count = isSaid ? `${countOf(found, ...noun)}${seen.hasNextPage ? ' até aqui' : ''}` : ''
  const words = (found === 0 && none) || count
  // What is on its way leaves what was said last, so that nothing is said twice.
  const [said, setSaid] = useState('')
  if ((isOld || !isPending) && words !== said) setSaid(words)
  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
      <QueryView
        {...waiting}
        empty={({ pages }) => pages.flatMap(rows).length === 0 && empty}
        query={{ ...query, data: seen.data, error: data ? null : query.error }}
      >
        {({ pages }) => {
          const all = pages.flatMap(rows)
          const hasFoot = !isPart || seen.hasNextPage
          return (
            <div aria-busy={isPlaceholderData} className={styles.list} ref={list}>
              {children(all)}
              {hasFoot && (
                <ListFoot
                  isOld={seen.isPlaceholderData}
                  list={list}
                  noun={noun}
                  query={{ ...query, ...seen }}
                  shown={all.length}
                />
              )}
            </div>
          )
        }}
      </QueryView>
    </>
  )
}

type ListFootProps = Pick<ListViewProps<unknown, unknown>, 'noun'> & {
  query: Pick<
    ListQuery<unknown>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'error'
  >
  shown: number
  /** The rows are another question's: how far this one goes is not known yet, and is said in the same place. */
  isOld?: boolean
  /** What holds the rows: whoever asked for more goes on at the first new one. */
  list?: RefObject<HTMLElement | null>
}

/** How far a list was read, and the way on: by itself under the rows of a table, which can stand in no other part. */
export function ListFoot({ query, noun, shown, isOld = false, list }: ListFootProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = query
  const markNew = useFocusNew(list, shown)
  const quantos = countOf(shown, ...noun)
  const isFailed = isFetchNextPageError && !isFetchingNextPage
  return (
    <>
      {isFailed && <Falha error={error} />}
      <Pager
        count={isOld ? '' : hasNextPage ? `${quantos} até aqui` : `Fim da lista: ${quantos}`}
        steps={[
          hasNextPage &&
            !isOld && {
              label: 'Carregar mais',
              isPending: isFetchingNextPage,
              onPress: () => {
                markNew()
                void fetchNextPage()
              },
            },
        ]}
      />
    </>
  )
}

/** Why the list does not go on: a warning (Spec §8), for what is in sight stays, and is not all of it. */
function Falha({ error }: { error: Error | null }) {
  const { title, text } = toNotice(error)
  return (
    <Banner role="alert" title={`Não foi possível carregar mais. ${title}`} tone="atencao">
      {text}
    </Banner>
  )
}

function useFocusNew(list: RefObject<HTMLElement | null> | undefined, shown: number): () => void {
  const before = useRef<number>(undefined)
  useEffect(() => {
    const first = before.current
    if (first === undefined || shown <= first) return
    before.current = undefined
    const row = [...(list?.current?.querySelectorAll('tbody > tr, li') ?? [])][first]
    row?.querySelector<HTMLElement>('a[href], button, input')?.focus()
  }, [list, shown])
  return () => {
    before.current = shown
  }
}
