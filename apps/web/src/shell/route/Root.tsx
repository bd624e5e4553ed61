import { aviso } from '@portal/domain/menu/moldura.ts'
import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../../api/useSession.ts'
import { byTela } from '../../menu/identOrigem.ts'
import { NoticeRegion } from '../../ui/feedback/NoticeRegion.tsx'
import { useOwnTitle } from '../../ui/pageTitle.ts'
import { UiProvider } from '../../ui/UiProvider.tsx'

/** The title of the page shown: its own, or the one of its line in routes.tsx. */
export function useTitle(): string {
  const matches = useMatches()
  const own = useOwnTitle()
  const rede = useSession()?.redeGenerica
  const fromRoute = matches.findLast((match) => match.staticData.title !== undefined)?.staticData.title
  return own ?? (typeof fromRoute === 'function' ? fromRoute(rede) : fromRoute) ?? 'Portal do Credenciado'
}

/** Around every page: the design system, the notices, the tab's title. */
export function Root() {
  const router = useRouter()
  const title = useTitle()

  useEffect(() => {
    document.title = title === 'Portal do Credenciado' ? title : `${title} · Portal do Credenciado`
  }, [title])

  return (
    <UiProvider
      navigate={(href, options) =>
        void router.navigate({ href, state: byTela(href, router.state.location), ...options })
      }
    >
      <Outlet />
      <NoticeRegion usualSeconds={aviso.duracaoSegundos} />
    </UiProvider>
  )
}
