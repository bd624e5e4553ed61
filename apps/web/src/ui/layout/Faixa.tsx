import { type ReactNode, useRef } from 'react'
import { css } from '../css.ts'
import { useLedge } from '../feedback/useLedge.ts'
import styles from './Faixa.module.css'

const c = css(styles)

type FaixaProps = {
  label: string
  /** The name that must not be mistaken; it is never cut. */
  title: string
  /** Facts beside it, in order of need; the last ones leave first where there is no room. The term of some is always seen. */
  facts: readonly { term: string; value: ReactNode; isTermSeen?: boolean }[]
  /** Badges and warnings at the end. */
  end?: ReactNode
  /** One line without the terms, which readers still hear. */
  isDensa?: boolean
}

/** One line that stays under the bars while the page scrolls: who or what all of this is about. */
export function Faixa({ label, title, facts, end, isDensa }: FaixaProps) {
  const strip = useRef<HTMLElement>(null)
  useLedge(strip, '--faixa')
  return (
    <section aria-label={label} className={c('strip')} data-densa={isDensa || undefined} ref={strip}>
      <p className={styles.title}>{title}</p>
      <dl className={styles.facts}>
        {facts.map(({ term, value, isTermSeen }) => (
          <div className={styles.fact} data-dito={isTermSeen || undefined} key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {end && <div className={styles.end}>{end}</div>}
    </section>
  )
}
