import { createRequire } from 'node:module'
import path from 'node:path'

/** Folder of the built portal, found through the package's name from the sources and from the bundle alike. */
export function siteFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('@portal/web/package.json')
  return path.join(path.dirname(manifest), 'dist')
}
