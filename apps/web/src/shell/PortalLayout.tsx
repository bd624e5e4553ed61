import { Outlet } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { BuscaGlobal } from '../busca/BuscaGlobal.tsx'
import { SideMenu } from '../menu/SideMenu.tsx'
import { SkipLinks } from '../ui/layout/SkipLinks.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { Deferred } from './Deferred.tsx'
import { PortalBar } from './PortalBar.tsx'
import { PortalFooter } from './PortalFooter.tsx'
import { PortalHeader } from './PortalHeader.tsx'
import styles from './PortalLayout.module.css'
import { SessionWarning } from './SessionWarning.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

const loadMenuDrawer = () => import('../menu/MenuDrawer.tsx')
const MenuDrawer = lazy(loadMenuDrawer)

const skipLinks = [
  { href: '#conteudo', label: 'Ir para o conteúdo' },
  { href: '#menu', label: 'Ir para o menu' },
  { href: '#busca', label: 'Ir para a busca' },
] as const

/** Spec §2, "Portal layout": header, side navigation, portal bar, the page, footer, and what floats over them. */
export default function PortalLayout() {
  const [isMenuOpen, setMenuOpen] = useState(false)
  useFocusOnNavigation()
  return (
    <div className={styles.layout}>
      <SkipLinks links={skipLinks} />
      <PortalHeader onOpenMenu={() => setMenuOpen(true)} />
      <div className={styles.body}>
        <SideMenu />
        <div className={styles.column}>
          <PortalBar search={<BuscaGlobal />} />
          <main className={styles.main} id="conteudo" tabIndex={-1}>
            <ConnectionBanner />
            <Outlet />
          </main>
        </div>
      </div>
      <PortalFooter />
      <Deferred isWanted={isMenuOpen} prefetch={loadMenuDrawer}>
        <MenuDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      </Deferred>
      <SessionWarning />
    </div>
  )
}
