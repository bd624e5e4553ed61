import type { ReactNode } from 'react'
import { css } from '../css.ts'
import styles from './DescriptionList.module.css'

const c = css(styles)

type DescriptionListProps = {
  items: readonly { term: string; value: ReactNode; isNumeric?: boolean }[]
  /** Side by side in columns, or one under the other with the terms at the left. */
  layout?: 'columns' | 'rows'
}

/** Names and values of one thing. */
export function DescriptionList({ items, layout = 'columns' }: DescriptionListProps) {
  return (
    <dl className={c('list')} data-layout={layout}>
      {items.map(({ term, value, isNumeric }) => (
        <div className={styles.item} key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value} data-numeric={isNumeric || undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
