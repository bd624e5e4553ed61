import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A piece of the build, by the source that it begins with, as Vite's manifest has it. */
type Piece = { file: string; imports?: string[]; css?: string[] }

/** The `<link>` elements of the files that a page of the portal will load, by the name of its source's file. */
export type PreloadsOf = (pagina: string) => string

/**
 * Has the browser fetch the page's own files beside the frame's script, which would ask for them a round trip later;
 * behind the frame's styles, which the first paint waits for.
 */
export async function loadPreloads(folder: string): Promise<PreloadsOf> {
  const manifest: Record<string, Piece> = JSON.parse(
    await readFile(path.join(folder, '.vite', 'manifest.json'), 'utf8'),
  )

  /** The piece and all that it imports at once. */
  function closureOf(name: string, seen = new Set<string>()): Set<string> {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const one of manifest[name]?.imports ?? []) closureOf(one, seen)
    return seen
  }
  const known = closureOf('index.html')

  return (pagina) => {
    const name = Object.keys(manifest).find((source) => source.endsWith(`/${pagina}.tsx`))
    const own = name === undefined ? [] : [...closureOf(name)].filter((one) => !known.has(one))
    const pieces = own.flatMap((one) => manifest[one] ?? [])
    return pieces
      .map(({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
      .join('')
  }
}
