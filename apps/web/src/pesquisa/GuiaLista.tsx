import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import type { ReactNode } from 'react'
import { type ListQuery, ListView } from '../carregamento/ListView.tsx'

type GuiaListaProps<G extends GuiaResumo> = {
  lista: ListQuery<{ guias: readonly G[] }>
  /** In place of the rows when there are none. */
  empty: ReactNode
  none?: string | undefined
  children: (guias: readonly G[]) => ReactNode
}

/** A list of guides that is read page after page. */
export const GuiaLista = <G extends GuiaResumo>({ lista, empty, none, children }: GuiaListaProps<G>) => (
  <ListView
    empty={empty}
    lines={8}
    loading="Carregando guias"
    none={none}
    noun={['guia', 'guias']}
    query={lista}
    rows={({ guias }) => guias}
    shape="row"
  >
    {children}
  </ListView>
)
