import { Outlet } from '@tanstack/react-router'
import { useSession } from '../../api/useSession.ts'
import { PortalLayout } from './PortalLayout.tsx'

/** Around what was not permitted: whoever is logged in keeps the portal's frame, whose menu leads on (Spec §2.1, §6). */
export const RecusaLayout = () => (useSession() ? <PortalLayout /> : <Outlet />)
