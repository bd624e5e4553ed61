import { useLocation, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MarcaLogo } from '../marca/MarcaLogo.tsx'
import { PortalFooter } from '../marca/PortalFooter.tsx'
import { useMarca } from '../marca/useMarca.ts'
import { AjudaButton } from '../menu/AjudaButton.tsx'
import styles from './ExternalLayout.module.css'

/** The external frame of Spec §2.1: logo, help and footer, for pages outside a session. */
export function ExternalLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <MarcaLogo isOnFrame marca={useMarca()} size="grande" />
        <div className={styles.ajuda} data-print="none">
          <AjudaButton externa={typeof title === 'string' ? title : ''} pathname={pathname} />
        </div>
      </header>
      <main className={styles.main} id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <PortalFooter />
    </div>
  )
}
