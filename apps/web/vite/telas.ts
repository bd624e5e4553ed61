import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { listPaginas, type Pagina } from './findPaginas.ts'

const page = fileURLToPath(new URL('../index.html', import.meta.url))

/** A page of the portal, for the server that sends its address: what it is called, and what it will load. */
type Tela = { path: string; title: string; scripts: string[]; styles: string[] }

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

const isChunk = (output: Bundle[string] | undefined): output is Chunk => output?.type === 'chunk'

/** The chunk that begins with a module. Throws when the build made it part of another. */
function findChunk(bundle: Bundle, module: string): Chunk {
  const found = Object.values(bundle)
    .filter(isChunk)
    .find(({ facadeModuleId }) => facadeModuleId === module)
  if (!found) throw new Error(`${module} has no chunk of its own`)
  return found
}

/** The chunk and all that it imports at once, by file. */
function closureOf(bundle: Bundle, chunk: Chunk, seen = new Map<string, Chunk>()): Map<string, Chunk> {
  if (seen.has(chunk.fileName)) return seen
  seen.set(chunk.fileName, chunk)
  for (const file of chunk.imports) {
    const next = bundle[file]
    if (isChunk(next)) closureOf(bundle, next, seen)
  }
  return seen
}

function toTela(bundle: Bundle, { path, title, module }: Pagina, known: ReadonlyMap<string, Chunk>): Tela {
  const own = [...closureOf(bundle, findChunk(bundle, module)).values()].filter(
    ({ fileName }) => !known.has(fileName),
  )
  return {
    path: path === '/' ? '/portal' : `/portal${path}`,
    title,
    scripts: own.map(({ fileName }) => `/${fileName}`),
    styles: own.flatMap(({ viteMetadata }) =>
      [...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
    ),
  }
}

/**
 * Tells the server, in `telas.json`, the pages of `routes.tsx`: it names the page in the frame that it draws, and has
 * the browser fetch the page's own files with the frame's, where the router would ask for them a round trip later.
 */
export function telas(): Plugin {
  return {
    name: 'portal:telas',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const known = closureOf(bundle, findChunk(bundle, page))
        const found = listPaginas().map((pagina) => toTela(bundle, pagina, known))
        this.emitFile({ type: 'asset', fileName: 'telas.json', source: JSON.stringify(found) })
      },
    },
  }
}
