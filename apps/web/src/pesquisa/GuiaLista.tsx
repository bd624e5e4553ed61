import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { LoadError } from '../carregamento/LoadError.tsx'
import { LoadMore } from '../ui/data/LoadMore.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import styles from './GuiaLista.module.css'

type Pagina = { guias: readonly GuiaResumo[] }

type GuiaListaProps = {
  lista: UseInfiniteQueryResult<{ pages: readonly Pagina[] }>
  /** In place of the rows when there are none. */
  empty: ReactNode
  children: (guias: readonly GuiaResumo[]) => ReactNode
}

/** A list that is read page by page: its rows, and how it loads, fails, is empty and goes on. */
export function GuiaLista({ lista, empty, children }: GuiaListaProps) {
  const { error, isFetchingNextPage, hasNextPage, isPlaceholderData } = lista
  // Fifty rows are drawn between two keys, not in the middle of one
  const data = useDeferredValue(lista.data, undefined)
  if (!data) {
    if (!error || lista.data) return <Skeleton label="Carregando guias" lines={8} shape="row" />
    return <LoadError query={lista} />
  }
  const guias = data.pages.flatMap((page) => page.guias)
  if (guias.length === 0) return empty
  return (
    <div aria-busy={isPlaceholderData} className={styles.lista}>
      {children(guias)}
      <LoadMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        noun="guias"
        onLoadMore={() => void lista.fetchNextPage()}
        shown={guias.length}
      />
    </div>
  )
}
