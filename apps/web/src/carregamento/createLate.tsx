import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { pushError } from '../api/notice.ts'
import { createBring } from './createBring.ts'

/** What floats over a page and is opened by hand: the page opens without its code. */
type Late<Props> = ((props: Props) => ReactNode) & {
  /** For whatever tells that it may be opened soon. Why it does not come is told once it is opened. */
  fetchAhead: () => void
}

/** How long a page stands before it brings what may be opened from it: nothing that it needs waits for a line then. */
const REST_MS = 4000

/**
 * Gives a part whose code is not the page's. Opened, it is there at once where the code has come, and as soon as it has
 * otherwise; where it does not come, the reason is told and the part is closed.
 */
export function createLate<Props extends { onClose: () => void; isOpen?: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): Late<Props> {
  const { find, bring, fetchAhead } = createBring(load)
  function LatePart(props: Props) {
    const [Part, setPart] = useState(find)
    const refuse = useEffectEvent((error: unknown) => {
      pushError(error)
      props.onClose()
    })
    // One that stays, closed, to slide away is brought again when it is opened again.
    const isOpen = props.isOpen !== false
    useEffect(() => {
      // It may have come since this was drawn.
      if (find()) setPart(find)
      else if (isOpen) bring().then((come) => setPart(() => come), refuse)
    }, [isOpen])
    return Part && <Part {...props} />
  }
  return Object.assign(LatePart, { fetchAhead })
}

/** Brings what may be opened from a page once it has stood for a while. */
export function useAtRest(fetchAhead: () => void): void {
  useEffect(() => {
    const timer = setTimeout(fetchAhead, REST_MS)
    return () => clearTimeout(timer)
  }, [fetchAhead])
}
