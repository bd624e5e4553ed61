import type { ReactNode } from 'react'
import styles from './AcessoLayout.module.css'
import { ExternalLayout } from './ExternalLayout.tsx'

type AcessoLayoutProps = {
  title: string
  /** What is asked on this step, or told. */
  lead?: ReactNode
  children: ReactNode
}

/** One step of a way in, one thing a page (Interface S25). Another title is another step: readers begin there. */
export const AcessoLayout = ({ title, lead, children }: AcessoLayoutProps) => (
  <ExternalLayout>
    <article className={styles.card}>
      <h1 className={styles.title} id="titulo" key={title} ref={focus} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </article>
  </ExternalLayout>
)

/** A heading that has just come. */
const focus = (heading: HTMLHeadingElement | null) => heading?.focus({ preventScroll: true })
