import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** When the address was chosen again by whoever was at it already (Spec §2, `/temporary-route`). */
    reaberta?: number
  }
}

/**
 * The last time that the address was chosen anew while the page was there: its key, so that the page and what stands
 * before it begin again. A page that only changes its own search keeps it, for it takes no state along.
 */
export function useReaberta(): number | undefined {
  const atual = useRouterState({ select: ({ location }) => location.state.reaberta })
  // Not before it is there: the page would begin with the search that is about to go.
  const vista = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.reaberta })
  const [reaberta, setReaberta] = useState(atual)
  if (vista !== undefined && vista !== reaberta) setReaberta(vista)
  return reaberta
}
