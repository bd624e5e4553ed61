import { useEffect, useSyncExternalStore } from 'react'

/** A page's own, sharper title ("Guia 4821"), over the one of its line in routes.tsx. */
let own: string | undefined
const listeners = new Set<() => void>()

function set(next: string | undefined) {
  own = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Names the page after what it shows, in the portal bar and in the browser's tab, while it is mounted. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    set(title)
    return () => set(undefined)
  }, [title])
}

export const useOwnTitle = (): string | undefined => useSyncExternalStore(subscribe, () => own)
