import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { NotFoundOutsidePage } from '../../acesso/NotFoundPage.tsx'
import { ErrorOutsidePage } from './ErrorPage.tsx'
import { Root } from './Root.tsx'

export type RouterContext = { queryClient: QueryClient }

/** Above every page: notices, title and the two pages that any address may end in. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: ErrorOutsidePage,
  notFoundComponent: NotFoundOutsidePage,
})
