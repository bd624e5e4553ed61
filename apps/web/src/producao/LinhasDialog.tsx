import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ListQuery, ListView } from '../carregamento/ListView.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'

type LinhasDialogProps<Linha> = {
  title: string
  noun: readonly [um: string, varios: string]
  lista: ListQuery<{ linhas: readonly Linha[] }>
  columns: readonly TableColumn<Linha>[]
  rowKey: (linha: Linha, at: number) => string
  onClose: () => void
  /** Over the rows: what the figure is, and what narrows them. */
  children?: ReactNode
}

/** The rows that make a figure, over the page that shows it: nobody loses their place. */
export function LinhasDialog<Linha extends { numeroFicha: number }>(props: LinhasDialogProps<Linha>) {
  const { title, noun, lista, columns, rowKey, onClose, children } = props
  // A link in it is followed: hidden with the page that is left, it would keep the focus from all the rest.
  const isLeaving = useRouterState({
    select: ({ location, resolvedLocation }) => location.pathname !== resolvedLocation?.pathname,
  })
  return (
    <Dialog isOpen={!isLeaving} isText onClose={onClose} size="largo" title={title}>
      <Stack gap={4}>
        {children}
        <div>
          <ListView
            lines={6}
            loading={`Carregando ${noun[1]}`}
            noun={noun}
            query={lista}
            rows={(pagina) => pagina.linhas}
            shape="row"
          >
            {(linhas) => {
              const chaves = new Map(linhas.map((linha, at) => [linha, rowKey(linha, at)]))
              return (
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
              )
            }}
          </ListView>
        </div>
      </Stack>
    </Dialog>
  )
}
