import { type RefObject, useEffect } from 'react'

/** The link of a line of a list (`data-linha`), where the list has it. */
export const findLine = (linha: number | string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#conteudo [data-linha="${linha}"] a`)

/**
 * Back from one of a list: the focus goes to its line, or to `fallback` where the list has it no longer.
 * `last` is the page's own memory of the one that was read.
 */
export function useReturnToLine(
  isReady: boolean,
  last: RefObject<number | undefined>,
  fallback: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isReady || last.current === undefined) return
    const link = findLine(last.current)
    last.current = undefined
    const place = link ?? fallback.current
    place?.focus()
    // The router puts the new page at its top once it is drawn, and the line with the focus may be further down.
    requestAnimationFrame(() => {
      if (place === document.activeElement) place?.scrollIntoView({ block: 'nearest' })
    })
  }, [isReady, last, fallback])
}
