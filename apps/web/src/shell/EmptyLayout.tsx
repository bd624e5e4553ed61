import type { ReactNode } from 'react'
import styles from './EmptyLayout.module.css'

/** The empty frame of Spec §2.1. */
export const EmptyLayout = ({ children }: { children: ReactNode }) => (
  <main className={styles.main} id="conteudo" tabIndex={-1}>
    {children}
  </main>
)
