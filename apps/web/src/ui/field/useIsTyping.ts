import { useEffect, useState } from 'react'

/** How long no key comes before what was typed counts as written. */
const REST_MS = 600

/** Whether what follows the keys still changes: readers hear it once, when the typing pauses. What it is at first is written. */
export function useIsTyping(value: unknown): boolean {
  const [written, setWritten] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setWritten(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return written !== value
}
