import { type RefObject, useEffect } from 'react'
import { mayTakeFocus } from '../mayTakeFocus.ts'

/**
 * A page that is a list opens with the focus on the first link of its rows, where J, K and Enter work at once. Only as it
 * opens: nobody is taken from a place of the page, a tab or a field, that they went to.
 */
export function useFirstRow(rows: RefObject<HTMLElement | null>, isReady = true): void {
  useEffect(() => {
    const isInPage = document.getElementById('conteudo')?.contains(document.activeElement)
    if (!isReady || isInPage || !mayTakeFocus()) return
    rows.current?.querySelector<HTMLElement>(':is(tbody th, li) a')?.focus({ preventScroll: true })
  }, [rows, isReady])
}
