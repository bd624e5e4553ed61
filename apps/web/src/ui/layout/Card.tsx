import type { ReactNode } from 'react'
import { css } from '../css.ts'
import styles from './Card.module.css'

const c = css(styles)

type CardProps = {
  title?: string
  /** The level of the title in the page's outline. */
  level?: 2 | 3
  description?: ReactNode
  /** Buttons at the end of the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** A section of a page on its own surface. */
export function Card({ title, level = 2, description, actions, children }: CardProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <section className={c('card')}>
      {title && (
        <header className={styles.header}>
          <div className={styles.words}>
            <Title className={styles.title}>{title}</Title>
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  )
}
