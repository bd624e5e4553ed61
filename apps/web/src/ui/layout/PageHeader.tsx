import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

type PageHeaderProps = {
  title: string
  description?: string
  /** Where this page stands: a link back to its list. */
  back?: ReactNode
  /** Badges and numbers beside the title. */
  meta?: ReactNode
  /** The page's actions, the main one last. */
  actions?: ReactNode
}

/** The top of a screen: its one h1, what it is for, and what can be done. */
export function PageHeader({ title, description, back, meta, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.line}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {meta && <div className={styles.meta}>{meta}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {description && <p className={styles.description}>{description}</p>}
    </header>
  )
}
