import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { earlyIntent } from './earlyIntent.ts'
import { listPaginas } from './findPaginas.ts'

const file = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

const main = file('main.tsx')
const home = file('credenciado/HomePage.tsx')
/** What every page of the portal needs before it can be drawn. */
const frameRoots = [main, file('shell/PortalLayout.tsx')]
const loginRoots = [file('acesso/login/hydrate.tsx')]

/**
 * Named by a module and not used there: the whole library (what a page uses, it also imports by its own file), what
 * places floating panels, which a tooltip does by itself (TooltipPanel.tsx), and the library's progress bar.
 */
const unused =
  /react-aria-components[\\/]dist[\\/]exports[\\/]index\.|@tanstack[\\/][\w-]+[\\/](build|dist)[\\/]\w+[\\/]index\.|react-aria[\\/]dist[\\/]private[\\/](overlays[\\/]use(OverlayPosition|Modal)|progress[\\/]useProgressBar)\./

/** Modules that fewer pages share travel with those pages. */
const FEW = 3

type Graph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

/** The modules that are loaded at once with the roots. */
function closureOf(roots: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || unused.test(id)) continue
    found.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

type Closures = Record<'frame' | 'login' | 'home', ReadonlySet<string>> & { pages: ReadonlySet<string>[] }

function closuresOf(graph: Graph): Closures {
  return {
    frame: closureOf(frameRoots, graph),
    login: closureOf(loginRoots, graph),
    home: closureOf([home], graph),
    pages: listPaginas().map(({ module }) => closureOf([module], graph)),
  }
}

const known = new WeakMap<Graph, Closures>()

const tanstack =
  /[\\/]@tanstack[\\/](react-router|router-core|history|store|react-store|query-core|react-query)[\\/]/
const ofSomePages =
  /(useQueries|queriesObserver|useMutation|mutationObserver|infiniteQueryObserver|[a-z]+InfiniteQuery)\.js$/i

/** Of router and query cache, what the frame works with. */
export const isFrameTanstack = (id: string): boolean => tanstack.test(id) && !ofSomePages.test(id)

function closuresOnce(graph: Graph): Closures {
  const closures = known.get(graph) ?? closuresOf(graph)
  known.set(graph, closures)
  return closures
}

// Both put together what is loaded together, where the build would cut it along every page that shares a part of it:
// a slow line feels each request. Null leaves a module to the build.

/** The portal's frame, `moldura`. What the login uses too stays apart (`comum`), so that it never loads the frame. */
export function nameFrameChunk(id: string, graph: Graph): string | null {
  const { frame, login } = closuresOnce(graph)
  if (id === earlyIntent) return 'adiantado'
  if (id === main || !frame.has(id)) return null
  return login.has(id) ? 'comum' : 'moldura'
}

/** What the first page shares with others, there from the first visit on (`inicio`), and what several others share. */
export function nameSharedChunk(id: string, graph: Graph): string | null {
  const { frame, home, pages } = closuresOnce(graph)
  const uses = frame.has(id) ? 0 : pages.filter((page) => page.has(id)).length
  if (uses > 1 && home.has(id)) return 'inicio'
  return uses >= FEW ? 'partes' : null
}
