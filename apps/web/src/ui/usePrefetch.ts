import { useEffect } from 'react'

/** After the page has come to rest: nothing that it waits for shares the line any more. */
const REST_MS = 3000

/** Fetches code ahead of its first use, once the page rests: it is there at once, and when the line is down. */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Without a connection now, it is fetched when it is wanted
    const timer = setTimeout(() => void load().catch(() => undefined), REST_MS)
    return () => clearTimeout(timer)
  }, [load])
}
