import { findTela, isTelaDensa, isTelaFolha } from '@portal/domain/menu/tela.tables.ts'
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { saidaPedida } from '../../acesso/logout.ts'
import { MenuDrawer } from '../../menu/MenuDrawer.tsx'
import {
  PacientesInativosDialog,
  useEntradaInativos,
} from '../../pacienteInativo/PacientesInativosDialog.tsx'
import { PortalEntered } from '../entry/EntryGate.tsx'
import { FolhaFrame } from '../frame/FolhaFrame.tsx'
import { PortalFrame } from '../frame/PortalFrame.tsx'
import { SessionWarning } from '../session/SessionWarning.tsx'
import { useRedeCredenciada } from '../session/useRedeCredenciada.ts'
import { useTitle } from './Root.tsx'
import { useFocusOnHash } from './useFocusOnHash.ts'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

/** The portal's frame around the page of the address, and what floats over them. */
export function PortalLayout() {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const title = useTitle()
  const { pathname } = useLocation()
  const entrada = useEntradaInativos(pathname)
  const navigate = useNavigate()
  useFocusOnNavigation()
  useFocusOnHash()
  useRedeCredenciada()
  const tela = findTela(pathname)
  const page = (
    <PortalEntered value={entrada.isOver}>
      <Outlet />
    </PortalEntered>
  )
  return (
    <>
      {isTelaFolha(tela) ? (
        <FolhaFrame pathname={pathname} title={title}>
          {page}
        </FolhaFrame>
      ) : (
        <PortalFrame
          isDensa={isTelaDensa(tela)}
          onLeave={() => void navigate({ to: '/acesso/logout', state: saidaPedida })}
          onOpenMenu={() => setMenuOpen(true)}
          pathname={pathname}
          title={title}
        >
          {page}
        </PortalFrame>
      )}
      <MenuDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <PacientesInativosDialog entrada={entrada} />
      <SessionWarning />
    </>
  )
}
