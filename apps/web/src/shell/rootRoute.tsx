import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { NotFoundPage } from '../acesso/NotFoundPage.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Root } from './Root.tsx'

export type RouterContext = { queryClient: QueryClient }

/** Above every page: notices, title and the two pages that any address may end in. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})
