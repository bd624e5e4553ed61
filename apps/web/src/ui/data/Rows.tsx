import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useFirstRow } from './useFirstRow.ts'

type RowsProps = {
  /** One table or more, or a list of lines; each row has its link. */
  children: ReactNode
  className?: string | undefined
  /** The page is this list: it opens with the focus on the first row. */
  takesFocus?: boolean
}

/**
 * Rows that are headed by links: J or down, K or up move the focus to the next or previous row's link, Home and End to the ends;
 * from a row's check box they go to check boxes, so that rows are chosen one after the other.
 * Only while the focus is inside, so that no single letter is taken from the page (WCAG 2.1.4).
 */
export function Rows({ children, className, takesFocus = false }: RowsProps) {
  const rows = useRef<HTMLDivElement>(null)
  useFirstRow(rows, takesFocus)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: moves the focus between the links and boxes inside, which act
    <div className={className} onKeyDown={walk} ref={rows}>
      {children}
    </div>
  )
}

const passos: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** A list within a table's cell is no rows of its own. */
const LINHA = 'tbody tr, li:not(table *)'
const LINK = 'th a, :scope:is(li) a'
const MARCA = 'input[type=checkbox]'

function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (!(event.target instanceof HTMLElement) || event.target.closest('[role="menu"], [role="dialog"]')) return
  const linhas = [...event.currentTarget.querySelectorAll<HTMLElement>(LINHA)]
  const places = event.target.matches(MARCA) ? MARCA : LINK
  const stops = linhas.flatMap((linha) => linha.querySelector<HTMLElement>(places) ?? [])
  const aqui = event.target.closest<HTMLElement>(LINHA)
  const next = target(
    event.key,
    stops.findIndex((stop) => aqui?.contains(stop)),
    stops.length,
  )
  if (next === undefined) return
  event.preventDefault()
  stops[next]?.focus()
}

function target(key: string, here: number, total: number): number | undefined {
  if (here < 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return total - 1
  const passo = passos[key]
  return passo === undefined ? undefined : Math.min(Math.max(here + passo, 0), total - 1)
}
