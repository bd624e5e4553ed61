import { findTela } from '@portal/domain/menu/tela.tables.ts'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import { NotFoundPage } from '../../acesso/NotFoundPage.tsx'
import type { LoaderArgs } from '../../carregamento/loaderArgs.ts'
import { useTitleOnLoad } from '../../ui/useTitleOnLoad.ts'
import type { DialogoEntrada } from '../entry/dialogosEntrada.tsx'
import { EntryGate } from '../entry/EntryGate.tsx'
import { isHeld } from '../entry/isHeld.ts'
import { PagePending } from '../frame/PagePending.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import type { Guard } from './guard.ts'
import { portalRoute } from './portalRoute.tsx'
import { useReaberta } from './useReaberta.ts'

/** What a page is called; some have a name in each network. */
type Title = string | ((rede: string | undefined) => string)

/** A page's file: the component, and what it needs before it is drawn. */
export type PageModule<Search = object> = {
  default: FunctionComponent
  // A method, so that a page may name its own parameters: `{ params }: LoaderArgs<{ numeroFicha: string }>`.
  loader?(args: LoaderArgs<Record<string, string>, Search>): unknown
}

/** Types the search parameters of an address. */
export type ReadSearch<Search = object> = (raw: Record<string, unknown>) => Search

type PageRoute<Path extends string, Search> = {
  /** Below /portal; `$name` is a parameter. */
  path: Path
  /** Of the browser's tab and of the portal bar; a page may sharpen it with `usePageTitle`. */
  title: Title
  /** Who may open it: `comFuncao` (Spec §4) or `comSessao`. */
  guard: Guard
  search?: ReadSearch<Search> | undefined
  page: () => Promise<PageModule<Search>>
  /** What stands before it (Spec §2.6). */
  dialogos?: readonly DialogoEntrada[] | undefined
}

/**
 * A page of the portal: an entry of the domain's `menu.tables.ts` (or `tela.tables.ts`) and `src/<noun>/<Name>Page.tsx`
 * (`src/<Name>Page.tsx` where it brings several nouns together), in this pattern:
 *
 * - `default` is the component. It reads with `useSuspenseQuery(fooQuery(...))`; parameters come from
 *   `useParams({ from: '/portal/guia/$numeroFicha' })`, filters from `useSearch({ from: '/portal/consultaGTOs' })`.
 *   Its headings begin at `<h2>`: the portal bar shows the `<h1>`, which takes the focus as it opens, unless a field or
 *   a row of its own does.
 * - `loader` starts the same queries: `({ params, queryClient }) => queryClient.ensureQueryData(fooQuery(...))`.
 *   Where only `search` changes it runs again behind the page, which stays under the person's keys. What it throws shows
 *   the error page, 404 the not-found page.
 * - links are `href={hrefOf('/portal/...')}` of `ui/action/Link`; they go through the router.
 */
export function pageRoute<const Path extends string, Search extends object = object>(
  line: PageRoute<Path, Search>,
) {
  const { path, title, guard, search, page, dialogos = [] } = line
  const Page = lazyRouteComponent(page)
  // Within the gate: what takes the focus as a page comes has taken it before its title does (Interface B2.10).
  const Begun = () => {
    useTitleOnLoad()
    return <Page />
  }
  const Gated = () => (
    <EntryGate dialogos={dialogos} key={useReaberta()}>
      <Begun />
    </EntryGate>
  )
  return createRoute({
    getParentRoute: () => portalRoute,
    path,
    staticData: { title },
    validateSearch: (raw: Record<string, unknown>): Search => ({
      ...forget(raw),
      ...(search ?? noSearch)(raw),
    }),
    // The guard stands here and not in `beforeLoad`, so that the frame is drawn while the menu is on its way. The page's
    // own calls wait for it: one that is not permitted would end the session (Spec §7).
    loader: async ({ params, context, location, cause }) => {
      // `/portal/guia/abc` has the form of the route, and is no guide's address.
      if (!findTela(location.pathname)) throw notFound()
      const [{ loader }, isWaiting] = await Promise.all([
        page(),
        // Once there, one has passed. What is asked for it needs a session alone.
        cause === 'enter' && isHeld(dialogos, context.queryClient),
        guard({ context, location }),
      ])
      if (isWaiting) return
      const read = search ?? noSearch<Search>
      await loader?.({
        params: { ...params },
        search: read(location.search),
        queryClient: context.queryClient,
      })
    },
    component: Object.assign(Gated, { preload: () => Page.preload?.() }),
    pendingComponent: PagePending,
    errorComponent: ErrorPage,
    notFoundComponent: NotFoundPage,
  })
}

/** The router keeps of an address what a page does not read; said to be nothing, it goes. */
const forget = (raw: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(raw).map((name) => [name, undefined]))

const noSearch = <Search,>(): Search => ({}) as Search

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: Title
  }
}
