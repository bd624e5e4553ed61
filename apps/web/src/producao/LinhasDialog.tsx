import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { LoadError } from '../carregamento/LoadError.tsx'
import { LoadMore } from '../ui/data/LoadMore.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'

type LinhasDialogProps<Linha> = {
  title: string
  /** "eventos", for the end of the list. */
  noun: string
  lista: UseInfiniteQueryResult<{ pages: readonly { linhas: readonly Linha[] }[] }>
  columns: readonly TableColumn<Linha>[]
  rowKey: (linha: Linha, at: number) => string
  onClose: () => void
}

/** The rows that make a figure, over the page that shows it: nobody loses their place. */
export function LinhasDialog<Linha extends { numeroFicha: number }>(props: LinhasDialogProps<Linha>) {
  const { title, noun, lista, columns, rowKey, onClose } = props
  const { data, error, hasNextPage, isFetchingNextPage } = lista
  const linhas = data?.pages.flatMap((page) => page.linhas) ?? []
  // A link in it is followed: hidden with the page that is left, it would keep the focus from all the rest.
  const isLeaving = useRouterState({
    select: ({ location, resolvedLocation }) => location.pathname !== resolvedLocation?.pathname,
  })
  const chaves = new Map(linhas.map((linha, at) => [linha, rowKey(linha, at)]))
  return (
    <Dialog isOpen={!isLeaving} isText onClose={onClose} size="largo" title={title}>
      {!data && error && <LoadError query={lista} />}
      {!data && !error && <Skeleton label={`Carregando ${noun}`} lines={6} shape="row" />}
      {data && (
        <Stack>
          <Table
            caption={title}
            columns={columns}
            empty={
              <EmptyState icon="calendar" title="Nada neste período">
                O que houver aparece aqui.
              </EmptyState>
            }
            rowKey={(linha) => chaves.get(linha) ?? ''}
            rowLabel={({ numeroFicha }) => `guia ${numeroFicha}`}
            rows={linhas}
          />
          <LoadMore
            hasMore={hasNextPage}
            isLoading={isFetchingNextPage}
            noun={noun}
            onLoadMore={() => void lista.fetchNextPage()}
            shown={linhas.length}
          />
        </Stack>
      )}
    </Dialog>
  )
}
