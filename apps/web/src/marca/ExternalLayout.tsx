import type { ReactNode } from 'react'
import styles from './ExternalLayout.module.css'
import { MarcaLogo } from './MarcaLogo.tsx'
import { PortalFooter } from './PortalFooter.tsx'
import { useMarca } from './useMarca.ts'

/** The external frame of Spec §2.1: logo and footer, for pages outside a session. */
export function ExternalLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <MarcaLogo isOnFrame marca={useMarca()} size="grande" />
      </header>
      <main className={styles.main} id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <PortalFooter />
    </div>
  )
}
