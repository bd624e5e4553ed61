import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../icon.data.ts'
import styles from './StateMessage.module.css'

type EmptyStateProps = {
  icon: IconName
  tone?: 'perigo'
  /** Left out where the page's own title says it. */
  title?: string
  /** Why it is empty. */
  children: ReactNode
  /** The first thing to do about it. */
  actions?: ReactNode
}

/** Nothing here, why, and the first action (Interface B6.4). */
export function EmptyState({ icon, tone, title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.mark} data-tone={tone}>
        <Icon name={icon} size={28} />
      </span>
      {title && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
