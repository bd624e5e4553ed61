import { type ReactNode, Suspense, useState } from 'react'
import { usePrefetch } from '../ui/usePrefetch.ts'

type DeferredProps = {
  isWanted: boolean
  /** Fetches the code of the children ahead, once the page rests: the line may be down when they are wanted. */
  prefetch: () => Promise<unknown>
  children: ReactNode
}

/** Mounts what is not part of the first paint (dialogs, drawers) when it is first wanted, and keeps it mounted. */
export function Deferred({ isWanted, prefetch, children }: DeferredProps) {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)

  usePrefetch(prefetch)

  return wasWanted ? <Suspense fallback={null}>{children}</Suspense> : null
}
