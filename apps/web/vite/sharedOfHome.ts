import { fileURLToPath } from 'node:url'

/** What the bundler knows of a module's imports. */
type Graph = {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null
}

const routes = fileURLToPath(new URL('../src/routes.tsx', import.meta.url))

/** The module and all that it imports at once. */
function reach(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const one of graph.getModuleInfo(id)?.importedIds ?? []) reach(one, graph, seen)
  return seen
}

function listShared(graph: Graph): Set<string> {
  const pages = graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? []
  const home = pages.find((page) => page.endsWith('/HomePage.tsx'))
  if (home === undefined) throw new Error('the home is no page of routes.tsx')
  const others = new Set<string>()
  for (const page of pages) if (page !== home) reach(page, graph, others)
  return reach(home, graph).intersection(others)
}

/**
 * Whether a module is shared by the home and another page. The frame has those: whoever logs in loads them all, and a piece
 * of its own for each set of pages would be a request more, compressed by itself.
 */
export function createIsSharedOfHome(): (id: string, graph: Graph) => boolean {
  let shared: Set<string> | undefined
  return (id, graph) => {
    shared ??= listShared(graph)
    return shared.has(id)
  }
}
