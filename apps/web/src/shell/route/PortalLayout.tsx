import { findTela, isTelaDensa } from '@portal/domain/menu/tela.tables.ts'
import { Outlet, useLocation, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { saidaPedida } from '../../acesso/logout.ts'
import { MenuDrawer } from '../../menu/MenuDrawer.tsx'
import { PortalFrame } from '../frame/PortalFrame.tsx'
import { SessionWarning } from '../session/SessionWarning.tsx'
import { useTitle } from './Root.tsx'

/** The portal's frame around the page of the address, and what floats over them. */
export function PortalLayout() {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const title = useTitle()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useFocusOnNavigation()
  return (
    <>
      <PortalFrame
        isDensa={isTelaDensa(findTela(pathname))}
        onLeave={() => void navigate({ to: '/acesso/logout', state: saidaPedida })}
        onOpenMenu={() => setMenuOpen(true)}
        pathname={pathname}
        title={title}
      >
        <Outlet />
      </PortalFrame>
      <MenuDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <SessionWarning />
    </>
  )
}

/**
 * After a move to another page, the focus goes to its `<h1>`, as a full load would start at the top, so that
 * readers say where they are. A change of filters moves nothing.
 */
function useFocusOnNavigation(): void {
  // Not the address that is on its way: the page that is left still holds the focus then, and takes it along.
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const before = useRef(pathname)

  useEffect(() => {
    const isMove = before.current !== undefined && before.current !== pathname
    before.current = pathname
    if (!isMove) return
    // The page's own field may have taken it already.
    if (document.getElementById('conteudo')?.contains(document.activeElement)) return
    document.getElementById('titulo')?.focus({ preventScroll: true })
  }, [pathname])
}
