import { isRotaPermitida } from '@portal/domain/menu/rotaPermitida.ts'
import { findTela } from '@portal/domain/menu/tela.tables.ts'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { rememberAddress } from '../../api/returnAddress.ts'
import { type Session, session } from '../../api/session.ts'
import { particularidadesQuery } from '../../credenciado/credenciado.queries.ts'
import { findLegado, lockOfRota, toAcesso } from '../../menu/acesso.ts'
import { hrefOf } from '../../menu/href.ts'
import { menuQuery } from '../../menu/menu.queries.ts'

type Guarded = { context: { queryClient: QueryClient }; location: { pathname: string; href: string } }

/** A guard of a route: redirects whoever may not see it. */
export type Guard = (args: Guarded) => Promise<void>

function requireSession({ location }: Guarded): Session {
  const found = session().load()
  if (found) return found
  rememberAddress(undefined, location.href)
  throw redirect({ to: '/SessaoEncerrada', replace: true })
}

/** Any logged-in provider. Without a session: session ended (Spec §6). */
export const comSessao: Guard = async (args) => {
  requireSession(args)
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was asked for, where it is a screen, and why it is locked. */
    bloqueio?: { tela: string | undefined; motivo: string }
  }
}

/**
 * A provider whose menu or token opens this address (Spec §4); what the legacy system shows is handed over to it. Otherwise:
 * access not permitted, and whether it was a lock.
 */
export const comFuncao: Guard = async (args) => {
  const { permissoes } = requireSession(args)
  const { queryClient } = args.context
  const [menu, flags] = await Promise.all([
    queryClient.ensureQueryData(menuQuery),
    queryClient.ensureQueryData(particularidadesQuery),
  ])
  const { pathname } = args.location
  if (isRotaPermitida(pathname, toAcesso(menu, flags, permissoes))) return
  const rota = pathname.replace(/\/+$/, '')
  const legado = findLegado(rota, menu)
  if (legado) throw redirect({ href: hrefOf(legado, false), replace: true })
  const motivo = lockOfRota(rota, menu, flags, permissoes)
  const bloqueio = motivo && { tela: findTela(rota)?.rotulo, motivo }
  throw redirect({ to: '/acessoNaoPermitido', replace: true, state: { ...(bloqueio && { bloqueio }) } })
}
