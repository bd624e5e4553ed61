import { type RefObject, useEffect } from 'react'
import { mayTakeFocus } from '../mayTakeFocus.ts'

/** How often a dialog that leads to the page is asked whether it has gone: until then it keeps the focus to itself. */
const AGAIN_MS = 50

const hasDialog = (): boolean => document.querySelector(':is([role="dialog"], [role="alertdialog"])') !== null

function takeFocus(rows: HTMLElement | null): void {
  const isInPage = document.getElementById('conteudo')?.contains(document.activeElement)
  if (isInPage || !mayTakeFocus()) return
  rows?.querySelector<HTMLElement>(':is(tbody th, li) a')?.focus({ preventScroll: true })
}

/**
 * A page that is a list opens with the focus on the first link of its rows, where J, K and Enter work at once. Only as it
 * opens: nobody is taken from a place of the page, a tab or a field, that they went to.
 */
export function useFirstRow(rows: RefObject<HTMLElement | null>, isReady = true): void {
  useEffect(() => {
    if (!isReady) return undefined
    if (!hasDialog()) return takeFocus(rows.current)
    const timer = setInterval(() => {
      if (hasDialog()) return
      clearInterval(timer)
      takeFocus(rows.current)
    }, AGAIN_MS)
    return () => clearInterval(timer)
  }, [rows, isReady])
}
