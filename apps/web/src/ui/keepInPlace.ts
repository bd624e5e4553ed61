import { flushSync } from 'react-dom'

/** Makes a change to the page while what has the focus stays where it is on the screen, whatever goes or comes above it. */
export function keepInPlace<T>(change: () => T): T {
  const { activeElement } = document
  const before = activeElement?.getBoundingClientRect().top ?? 0
  const answer = flushSync(change)
  if (activeElement?.isConnected)
    scrollBy({ top: activeElement.getBoundingClientRect().top - before, behavior: 'instant' })
  return answer
}
