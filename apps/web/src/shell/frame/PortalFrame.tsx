import type { ReactNode } from 'react'
import { BuscaGlobal } from '../../busca/BuscaGlobal.tsx'
import { PortalFooter } from '../../marca/PortalFooter.tsx'
import { SideMenu } from '../../menu/SideMenu.tsx'
import { SkipLinks } from '../../ui/layout/SkipLinks.tsx'
import { VisitaLugar } from '../../visita/VisitaLugar.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { PortalBar } from './PortalBar.tsx'
import styles from './PortalFrame.module.css'
import { PortalHeader } from './PortalHeader.tsx'

const skipLinks = [
  { href: '#conteudo', label: 'Ir para o conteúdo' },
  { href: '#menu', label: 'Ir para o menu' },
  { href: '#busca', label: 'Ir para a busca' },
] as const

type PortalFrameProps = {
  title: string
  /** Of the address shown; decides the crumbs. */
  pathname: string
  /** The whole width for the page (Interface S04). */
  isDensa: boolean
  onOpenMenu: () => void
  onLeave: () => void
  children: ReactNode
}

/**
 * The portal's frame (Spec §2.1): header, side navigation, portal bar, the page, footer. PortalSkeleton.tsx stands in its
 * place until the script has come.
 */
export function PortalFrame({ title, pathname, isDensa, onOpenMenu, onLeave, children }: PortalFrameProps) {
  return (
    <div className={styles.layout}>
      <SkipLinks links={skipLinks} />
      <PortalHeader onLeave={onLeave} onOpenMenu={onOpenMenu} />
      <div className={styles.body} data-densa={isDensa || undefined}>
        <SideMenu />
        <div className={styles.column}>
          <PortalBar pathname={pathname} search={<BuscaGlobal />} title={title} />
          <main className={styles.main} id="conteudo" tabIndex={-1}>
            <ConnectionBanner />
            <VisitaLugar />
            {children}
          </main>
        </div>
      </div>
      <PortalFooter />
    </div>
  )
}
