import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const file = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

const main = file('main.tsx')
/** What every page of the portal needs before it can be drawn. */
const frame = [main, file('shell/PortalLayout.tsx')]
const login = [file('acesso/login/hydrate.tsx')]

/**
 * Named by a module of the frame and not used there: the whole library (what the frame uses, it also imports by its own
 * file), what places floating panels, which a tooltip does by itself (TooltipPanel.tsx), and the library's progress bar.
 */
const unused =
  /react-aria-components[\\/]dist[\\/]exports[\\/]index\.|react-aria[\\/]dist[\\/]private[\\/](overlays[\\/]use(OverlayPosition|Modal)|progress[\\/]useProgressBar)\./

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

type Closures = { frame: ReadonlySet<string>; login: ReadonlySet<string> }
const known = new WeakMap<Graph, Closures>()

/**
 * Puts the portal's frame into one script and one style sheet, where the build would cut it along every page that
 * shares a part of it: a slow line feels each request. What the login uses too stays apart, so that the login never
 * loads the frame.
 */
export function nameFrameChunk(id: string, graph: Graph): string | null {
  const closures = known.get(graph) ?? { frame: closureOf(frame, graph), login: closureOf(login, graph) }
  known.set(graph, closures)
  if (id === main || !closures.frame.has(id)) return null
  return closures.login.has(id) ? 'comum' : 'moldura'
}
