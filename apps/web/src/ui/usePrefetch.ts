import { useEffect } from 'react'
import { prefetch } from './prefetch.ts'

/** Fetches the code of what may be wanted next, once the page rests. `load` stays the same function. */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    prefetch.add(load)
    return () => prefetch.remove(load)
  }, [load])
}
