import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const contract = fileURLToPath(new URL('../../../packages/contract/src/', import.meta.url))

type Named = Record<string, unknown>

const isObject = (value: unknown): value is Named => typeof value === 'object' && value !== null

/** TypeBox marks each of its schemas so. */
const isSchema = (value: unknown): boolean => isObject(value) && '~kind' in value

const isRoute = (value: unknown): value is Named =>
  isObject(value) && typeof value.method === 'string' && typeof value.path === 'string'

const isRouteGroup = (value: unknown): value is Record<string, Named> =>
  isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isRoute)

/** What the browser needs of a route to make the call: no schemas, and a reply only when it is not JSON. */
function toCall({ method, path: address, permission, multipart, own, stale, sensivel, reply }: Named): Named {
  const raw = isSchema(reply) ? undefined : reply
  return { method, path: address, permission, multipart, own, stale, sensivel, reply: raw }
}

const isPlain = (value: unknown): boolean => {
  if (typeof value === 'function' || isSchema(value)) return false
  return !isObject(value) || Object.values(value).every(isPlain)
}

/**
 * The exports of a contract module that the browser gets: route groups cut down to what makes the call, plain data
 * as it is. Schemas and functions are left out, so that a page which imports one does not build.
 */
export function toBrowserModule(exports: Named): string {
  const lines: string[] = []
  for (const [name, value] of Object.entries(exports)) {
    const group = isRouteGroup(value) ? value : undefined
    const kept = group
      ? Object.fromEntries(Object.entries(group).map(([operation, route]) => [operation, toCall(route)]))
      : value
    if (group || isPlain(value)) lines.push(`export const ${name} = ${JSON.stringify(kept)}`)
  }
  return `${lines.join('\n')}\n`
}

/**
 * Gives the web build the contract's calls without TypeBox: every module of packages/contract/src is run here, in
 * Node, and its values are written out as literals. Types stay whole, for they come from the sources.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'portal:contract-routes',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (!path.resolve(file).startsWith(contract) || !existsSync(file)) return null
      // The time of the last change makes Node read a file again that was edited while the dev server runs.
      const exports: Named = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)
      return { code: toBrowserModule(exports), map: { mappings: '' } }
    },
  }
}
