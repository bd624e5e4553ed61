import { Outlet } from '@tanstack/react-router'
import { PortalFooter } from './PortalFooter.tsx'

/** Spec §2, "Portal layout". */
export default function PortalLayout() {
  return (
    <>
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      <PortalFooter />
    </>
  )
}
