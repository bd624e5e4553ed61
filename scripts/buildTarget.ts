import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
// Beside what was installed: it goes when the tools that built go.
const stamps = path.join(root, 'node_modules', '.portal-build')
/** Where Node keeps what it compiled of the build: compiling it takes a fifth of a start. */
export const compiled = path.join(stamps, 'compiled')

/** Something built from folders and files of the repository; `output` is the file that says that it is there. */
export type BuildTarget = { name: string; sources: readonly string[]; output: string }

export const web: BuildTarget = {
  name: 'web',
  sources: [
    'apps/web/src',
    'apps/web/public',
    'apps/web/vite',
    'apps/web/vite.config.ts',
    'apps/web/index.html',
    'apps/web/login.html',
    'apps/web/celular.html',
    'apps/web/chatLocal.html',
    'scripts/precompress.ts',
    'packages/contract/src',
    'packages/domain/src',
    'package-lock.json',
  ],
  output: 'apps/web/dist/index.html',
}

export const server: BuildTarget = {
  name: 'server',
  sources: [
    'apps/server/src',
    'packages/contract/src',
    'packages/domain/src',
    'scripts/buildServer.ts',
    'package-lock.json',
  ],
  output: 'apps/server/dist/main.js',
}

function filesOf(source: string): string[] {
  const place = path.resolve(root, source)
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [place] : []
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

/** A hash of the names and contents of everything that the target is built from. */
export function hashSources({ sources }: BuildTarget): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of sources.flatMap(filesOf)) {
    const content = readFileSync(file)
    hash.update(`\0${path.relative(root, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const stampOf = ({ name }: BuildTarget) => path.join(stamps, name)

/** Whether what stands there was built from these very sources. */
export function isFresh(target: BuildTarget): boolean {
  const stamp = stampOf(target)
  if (!existsSync(path.resolve(root, target.output)) || !existsSync(stamp)) return false
  return readFileSync(stamp, 'utf8') === hashSources(target)
}

/** Builds and remembers from what; a build that fails or is killed leaves the target not fresh. */
export async function rebuild(target: BuildTarget, build: () => Promise<void>): Promise<void> {
  const hash = hashSources(target)
  rmSync(stampOf(target), { force: true })
  rmSync(compiled, { force: true, recursive: true })
  await build()
  mkdirSync(stamps, { recursive: true })
  writeFileSync(stampOf(target), hash)
}
