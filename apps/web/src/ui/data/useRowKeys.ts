import type { KeyboardEvent } from 'react'

const passos: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * Keys of a table whose rows are headed by links: J or down, K or up move the focus to the next or previous row's link,
 * Home and End to the ends. Only while the focus is inside, so that no single letter is taken from the page (WCAG 2.1.4).
 */
export function useRowKeys() {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (!(event.target instanceof HTMLElement) || event.target.closest('[role="menu"], [role="dialog"]'))
      return
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody th a')]
    const here = links.findIndex((link) => link.closest('tr')?.contains(event.target as Node))
    const next = target(event.key, here, links.length)
    if (next === undefined) return
    event.preventDefault()
    links[next]?.focus()
  }
}

function target(key: string, here: number, total: number): number | undefined {
  if (here < 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return total - 1
  const passo = passos[key]
  return passo === undefined ? undefined : Math.min(Math.max(here + passo, 0), total - 1)
}
