import { type RefObject, useEffect } from 'react'

/**
 * Back from one of a list: the focus goes to its line (`data-linha`), or to `fallback` where the list has it no longer.
 * `last` is the page's own memory of the one that was read.
 */
export function useReturnToLine(
  isReady: boolean,
  last: RefObject<number | undefined>,
  fallback: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isReady || last.current === undefined) return
    const link = document.querySelector<HTMLElement>(`#conteudo [data-linha="${last.current}"] a`)
    last.current = undefined
    ;(link ?? fallback.current)?.focus()
  }, [isReady, last, fallback])
}
