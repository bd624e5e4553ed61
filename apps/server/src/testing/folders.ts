import path from 'node:path'
import { importsOf } from './imports.ts'
import type { Source } from './sources.ts'

/** Two folders, or a file and what it imports: `acesso -> http`. */
export type Arrow = { from: string; to: string }

const packages = /^@portal\/(domain|contract|server|web)\//
const roots: Readonly<Record<string, string>> = {
  domain: 'packages/domain/src/',
  contract: 'packages/contract/src/',
  server: 'apps/server/src/',
  web: 'apps/web/src/',
}

/** Where an import leads, from the root of the repository; undefined outside of it. */
function resolve(file: string, target: string): string | undefined {
  if (target.startsWith('.')) return path.posix.join(path.posix.dirname(file), target)
  const workspace = packages.exec(target)?.[1]
  return workspace === undefined ? undefined : target.replace(packages, () => roots[workspace] ?? '')
}

/** Whether the product is made of it: a test may look at whatever it likes. */
export const isProduct = (file: string): boolean => !/\.(test|fixture|ataque)\.tsx?$|\/testing\//.test(file)

/** Every import of the product's files within the repository, types included. */
export const listArrows = (sources: readonly Source[]): Arrow[] =>
  sources
    .filter(({ file }) => isProduct(file))
    .flatMap(({ file, text }) =>
      importsOf(text).flatMap((target) => {
        const to = resolve(file, target)
        return to === undefined ? [] : [{ from: file, to }]
      }),
    )

/**
 * The two folders between which an import leads, where their ways part. Where one lies in the other, the outer stands for
 * the files that are in it and in none of its folders: `guia/`.
 */
function toFolders({ from, to }: Arrow, root: string): Arrow | undefined {
  if (!from.startsWith(root) || !to.startsWith(root)) return undefined
  const [a = [], b = []] = [from, to].map((file) => file.slice(root.length).split('/').slice(0, -1))
  let parting = 0
  while (parting < a.length && a[parting] === b[parting]) parting++
  if (parting === a.length && parting === b.length) return undefined
  const name = (parts: readonly string[]) =>
    parting < parts.length ? parts.slice(0, parting + 1).join('/') : `${parts.join('/')}/`
  return { from: name(a), to: name(b) }
}

/** The folders of a workspace that each folder imports. */
function readGraph(arrows: readonly Arrow[], workspace: string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const arrow of arrows) {
    const folders = toFolders(arrow, `${workspace}/src/`)
    if (!folders) continue
    graph.set(folders.from, (graph.get(folders.from) ?? new Set()).add(folders.to))
  }
  return graph
}

/** Pairs of folders that import each other, by name: `acesso, shell`; or a folder and one within it: `guia/, guia/reply`. */
export function listKnots(arrows: readonly Arrow[], workspace: string): string[] {
  const graph = readGraph(arrows, workspace)
  return [...graph]
    .flatMap(([from, tos]) => [...tos].map((to) => ({ from, to })))
    .filter(({ from, to }) => from < to && graph.get(to)?.has(from))
    .map(({ from, to }) => `${from}, ${to}`)
    .sort()
}

/** Folders that import themselves by way of others. */
export function listCircling(arrows: readonly Arrow[], workspace: string): string[] {
  const graph = readGraph(arrows, workspace)
  const reaches = (start: string): boolean => {
    const seen = new Set<string>()
    const open = [...(graph.get(start) ?? [])]
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
      if (folder === start) return true
      if (seen.has(folder)) continue
      seen.add(folder)
      open.push(...(graph.get(folder) ?? []))
    }
    return false
  }
  return [...graph.keys()].filter(reaches).sort()
}
