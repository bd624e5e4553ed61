import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import type { ReactNode } from 'react'
import { type ListQuery, ListView } from '../carregamento/ListView.tsx'

type GuiaListaProps = {
  lista: ListQuery<{ guias: readonly GuiaResumo[] }>
  /** In place of the rows when there are none. */
  empty: ReactNode
  children: (guias: readonly GuiaResumo[]) => ReactNode
}

/** A list of guides that is read page after page. */
export const GuiaLista = ({ lista, empty, children }: GuiaListaProps) => (
  <ListView
    empty={empty}
    lines={8}
    loading="Carregando guias"
    noun={['guia', 'guias']}
    query={lista}
    rows={({ guias }) => guias}
    shape="row"
  >
    {children}
  </ListView>
)
