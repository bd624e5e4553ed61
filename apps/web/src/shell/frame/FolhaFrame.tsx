import type { ReactNode } from 'react'
import { BuscaGlobal } from '../../busca/BuscaGlobal.tsx'
import { MarcaLogo } from '../../marca/MarcaLogo.tsx'
import { useMarca } from '../../marca/useMarca.ts'
import { AjudaButton } from '../../menu/AjudaButton.tsx'
import { SkipLinks } from '../../ui/layout/SkipLinks.tsx'
import { visita } from '../../visita/visita.ts'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import styles from './FolhaFrame.module.css'
import { NoticeBell } from './NoticeBell.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'

const skipLinks = [{ href: '#conteudo', label: 'Ir para o conteúdo' }] as const

type FolhaFrameProps = { title: string; pathname: string; children: ReactNode }

/**
 * The container-less layout of Spec §2, of a session all the same: a page to read and print, in its brand, without the
 * portal's header, menu and footer around it. Each page has its own way back, and Ctrl+K leads anywhere; search, help,
 * theme and notices stand where they do on every screen.
 */
export function FolhaFrame({ title, pathname, children }: FolhaFrameProps) {
  return (
    <div className={styles.layout}>
      <SkipLinks links={skipLinks} />
      <header className={styles.header}>
        <MarcaLogo marca={useMarca()} />
        <h1 className={styles.title} id="titulo" tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.tools} data-print="none">
          <BuscaGlobal />
          <AjudaButton onVisita={visita.open} pathname={pathname} />
          <ThemeMenu />
          <NoticeBell />
        </div>
      </header>
      <main className={styles.main} id="conteudo" tabIndex={-1}>
        <ConnectionBanner />
        {children}
      </main>
    </div>
  )
}
