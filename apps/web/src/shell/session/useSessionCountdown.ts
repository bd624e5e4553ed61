import { useEffect, useState } from 'react'
import { session } from '../../api/session.ts'
import { isEnding, remainingMs } from '../../api/sessionClock.ts'

/** Seconds left of the session once it is in its last two minutes; undefined before. Ends it when they are over. */
export function useSessionCountdown(): number | undefined {
  const [seconds, setSeconds] = useState<number>()

  useEffect(() => {
    function look() {
      const store = session()
      // Also finds a token that another tab renewed, and one that the browser dropped.
      const found = store.load()
      if (!found) return store.end('expirada')
      const left = Math.ceil(remainingMs(found.receipt, store.now()) / 1000)
      if (left <= 0) store.end('expirada')
      setSeconds(isEnding(found.receipt, store.now()) ? left : undefined)
    }
    const timer = setInterval(look, 1000)
    // A computer that slept finds out at once.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  return seconds
}
