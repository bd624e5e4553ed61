import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import type { ReactNode } from 'react'
import { type ListQuery, ListView } from '../carregamento/ListView.tsx'

type GuiaListaProps = {
  lista: ListQuery<{ guias: readonly GuiaResumo[] }>
  /** In place of the rows when there are none. */
  empty: ReactNode
  none?: string | undefined
  children: (guias: readonly GuiaResumo[]) => ReactNode
}

/** A list of guides that is read page after page. */
export const GuiaLista = ({ lista, empty, none, children }: GuiaListaProps) => (
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
