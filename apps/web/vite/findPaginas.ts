import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ESTree, parseSync, Visitor } from 'vite'

/** A page's line in routes.tsx: its address below /portal, its title, the file of its component. */
export type Pagina = { path: string; title: string; module: string }

type Fields = Map<string, ESTree.Expression>

function fieldsOf({ properties }: ESTree.ObjectExpression): Fields {
  const fields: Fields = new Map()
  for (const one of properties)
    if (one.type === 'Property' && one.key.type === 'Identifier') fields.set(one.key.name, one.value)
  return fields
}

const textOf = (node: ESTree.Expression | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

/** The address in `() => import('./noun/Page.tsx')`. */
function importOf(node: ESTree.Expression | undefined): string | undefined {
  if (node?.type !== 'ArrowFunctionExpression') return undefined
  return node.body.type === 'ImportExpression' ? textOf(node.body.source) : undefined
}

function toPagina(node: ESTree.CallExpression, file: string): Pagina {
  const [argument] = node.arguments
  const fields: Fields = argument?.type === 'ObjectExpression' ? fieldsOf(argument) : new Map()
  const [address, title, source] = [
    textOf(fields.get('path')),
    textOf(fields.get('title')),
    importOf(fields.get('page')),
  ]
  if (address === undefined || title === undefined || source === undefined)
    throw new Error(`${file}: a pageRoute needs its path, title and import written out`)
  return { path: address, title, module: path.resolve(path.dirname(file), source) }
}

/** The pages that a routes file names, in its order. Throws when one of them cannot be read off the text. */
export function findPaginas(source: string, file: string): Pagina[] {
  const found: Pagina[] = []
  new Visitor({
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'pageRoute')
        found.push(toPagina(node, file))
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** The portal's pages, off its own routes. */
export function listPaginas(): Pagina[] {
  const routes = fileURLToPath(new URL('../src/routes.tsx', import.meta.url))
  return findPaginas(readFileSync(routes, 'utf8'), routes)
}
