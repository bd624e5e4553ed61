import type { Tom } from '@portal/domain/tom.ts'
import type { ReactNode } from 'react'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import toneStyles from '../tone.module.css'
import { toneIcon } from '../tone.ts'
import styles from './Timeline.module.css'

const c = css({ ...styles, ...toneStyles })

export type TimelineEvent = {
  id: string
  title: string
  /** ISO instant, and how it is shown. */
  at: string
  when: string
  who?: string
  detail?: ReactNode
  tone?: Tom
}

/** What happened to one thing, newest first: what, when, who and why. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol aria-label={label} className={c('timeline')}>
      {events.map(({ id, title, at, when, who, detail, tone = 'neutro' }) => (
        <li className={c('event', tone)} key={id}>
          <span className={styles.mark}>
            <Icon name={toneIcon[tone]} size={14} />
          </span>
          <p className={styles.title}>{title}</p>
          <p className={styles.meta}>
            <time dateTime={at}>{when}</time>
            {who && <> · {who}</>}
          </p>
          {detail && <div className={styles.detail}>{detail}</div>}
        </li>
      ))}
    </ol>
  )
}
