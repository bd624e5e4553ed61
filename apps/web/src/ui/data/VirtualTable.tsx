import type { ReactNode } from 'react'
import { css } from '../css.ts'
import styles from './Table.module.css'
import { useRowWindow } from './useRowWindow.ts'

const c = css(styles)

type VirtualTableProps = {
  caption: string
  head: ReactNode
  rowCount: number
  columnCount: number
  renderRow: (index: number) => ReactNode
}

/** The same table with only the rows in sight mounted; it scrolls in a box of its own. */
export function VirtualTable({ caption, head, rowCount, columnCount, renderRow }: VirtualTableProps) {
  const { box, start, end, before, after, onScroll } = useRowWindow(rowCount)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section aria-label={caption} className={c('scroller')} onScroll={onScroll} ref={box} tabIndex={0}>
      <table aria-rowcount={rowCount + 1} className={c('table')}>
        <caption className={styles.caption}>{caption}</caption>
        {head}
        <tbody>
          <Spacer columnCount={columnCount} height={before} />
          {Array.from({ length: end - start }, (_, at) => renderRow(start + at))}
          <Spacer columnCount={columnCount} height={after} />
        </tbody>
      </table>
    </section>
  )
}

/** In place of the rows that are not mounted. */
const Spacer = ({ columnCount, height }: { columnCount: number; height: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it holds nothing that takes focus
  <tr aria-hidden="true" className={styles.spacer}>
    <td colSpan={columnCount} style={{ height }} />
  </tr>
)
