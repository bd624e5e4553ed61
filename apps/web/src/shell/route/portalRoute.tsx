import { createRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../../acesso/NotFoundPage.tsx'
import { infoQuery } from '../../credenciado/credenciado.queries.ts'
import { menuQuery } from '../../menu/menu.queries.ts'
import { ErrorOutsidePage } from './ErrorPage.tsx'
import { comSessao } from './guard.ts'
import { PortalLayout } from './PortalLayout.tsx'
import { rootRoute } from './rootRoute.tsx'

/** Everything under /portal: the frame of Spec §2 around a logged-in provider's page. */
export const portalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/portal',
  beforeLoad: comSessao,
  loader: ({ context }) => {
    // The frame draws itself while these come; the pages do not wait for them here.
    void context.queryClient.prefetchQuery(infoQuery)
    void context.queryClient.prefetchQuery(menuQuery)
  },
  component: PortalLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorOutsidePage,
})
