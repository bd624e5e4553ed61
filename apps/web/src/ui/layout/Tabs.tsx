import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { css } from '../css.ts'
import { showInRow } from './showInRow.ts'
import styles from './Tabs.module.css'

const c = css(styles)

export type TabItem = {
  id: string
  label: string
  count?: number
  /** A badge of what in it asks for a look, whichever tab is open. */
  mark?: ReactNode
  content: ReactNode
}

type TabsProps = {
  label: string
  tabs: readonly TabItem[]
  /** The chosen tab, usually from the address. */
  value: string
  onChange: (id: string) => void
}

/** Where each key leads from the chosen tab. */
const targets: Readonly<Record<string, (at: number, total: number) => number>> = {
  ArrowRight: (at, total) => (at + 1) % total,
  ArrowLeft: (at, total) => (at - 1 + total) % total,
  Home: () => 0,
  End: (_at, total) => total - 1,
}

/** From the tab into its rows, where the same keys go on (`Rows`). */
const INTO_ROWS: readonly string[] = ['j', 'k']

/** Views of one thing; arrows move between tabs, J and K lead to the first row of the chosen one, only the chosen panel is mounted. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const baseId = useId()
  const tabId = (id: string) => `${baseId}-${id}`
  const chosen = tabs.find(({ id }) => id === value)
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  // On a narrow screen the row of tabs is wider than its place: the chosen one is within it, and the page stays where it is.
  // At every drawing, for the counts that come make tabs wider.
  useLayoutEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>(`#${CSS.escape(`${baseId}-${value}`)}`)
    if (row && tab) showInRow(row, tab)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (INTO_ROWS.includes(event.key)) {
      const first = panel.current?.querySelector<HTMLElement>('tbody th a')
      if (first) event.preventDefault()
      first?.focus()
      return
    }
    const at = tabs.findIndex(({ id }) => id === value)
    const target = targets[event.key]?.(at, tabs.length)
    const next = target === undefined ? undefined : tabs[target]
    if (!next) return
    event.preventDefault()
    document.getElementById(tabId(next.id))?.focus()
    onChange(next.id)
  }

  return (
    <div>
      <div
        aria-label={label}
        className={c('list')}
        onKeyDown={onKeyDown}
        ref={list}
        role="tablist"
        tabIndex={-1}
      >
        {tabs.map(({ id, label: words, count, mark }) => (
          <button
            aria-controls={id === value ? `${baseId}-painel` : undefined}
            aria-selected={id === value}
            className={c('tab')}
            data-print={id === value ? 'words' : undefined}
            id={tabId(id)}
            key={id}
            onClick={() => onChange(id)}
            role="tab"
            tabIndex={id === value ? 0 : -1}
            type="button"
          >
            {words}
            {count !== undefined && <span className={styles.count}>{count}</span>}
            {mark}
          </button>
        ))}
      </div>
      {chosen && (
        <div
          aria-labelledby={tabId(value)}
          className={c('panel')}
          id={`${baseId}-painel`}
          key={value}
          ref={panel}
          role="tabpanel"
        >
          {chosen.content}
        </div>
      )}
    </div>
  )
}
