import type { ReactNode } from 'react'
import styles from './EmptyLayout.module.css'

/** Spec §2, "Empty layout": nothing but the page. */
export const EmptyLayout = ({ children }: { children: ReactNode }) => (
  <main className={styles.main} id="conteudo" tabIndex={-1}>
    {children}
  </main>
)
