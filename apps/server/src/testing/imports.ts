import path from 'node:path'
import type { Source } from './sources.ts'

/** What a source imports, as it is written there. */
export const importsOf = (text: string): string[] =>
  [
    ...text.matchAll(/^\s*(?:import|export|\}) .*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm),
  ].map(([, named, bare, dynamic]) => named ?? bare ?? dynamic ?? '')

/** The file that an import of one of our own workspaces or of a neighbour means. */
function toFile(importer: string, target: string): string {
  const [, workspace, rest] = /^@portal\/(domain|contract)\/(.+)$/.exec(target) ?? []
  if (workspace) return `packages/${workspace}/src/${rest}`
  return target.startsWith('.') ? path.posix.join(path.posix.dirname(importer), target) : target
}

/** The files that those of `isRoot` reach by imports, however long the way. */
export function listReached(
  sources: readonly Source[],
  isRoot: (source: Source) => boolean,
): ReadonlySet<string> {
  const byFile = new Map(sources.map((source) => [source.file, source]))
  const reached = new Set<string>()
  const waiting = sources.filter(isRoot)
  for (let source = waiting.pop(); source; source = waiting.pop()) {
    for (const target of importsOf(source.text)) {
      const file = toFile(source.file, target)
      const next = byFile.get(file)
      if (!next || reached.has(file)) continue
      reached.add(file)
      waiting.push(next)
    }
  }
  return reached
}
