import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * Of what a process may ever write to, Node lays claim to 512 MiB for code and uses little of it. The rest has room for
 * 40 megapixels of 16 bits with transparency, held sideways, whatever was decoded before.
 */
const memoriaBytes = 2560 * 1024 * 1024
/** Where a system has it, a decoder's memory is limited. */
export const prlimit = '/usr/bin/prlimit'
/** Large pieces of memory go back to the system at once: kept, they would be missing under the limit to later files. */
const devolucao = { MALLOC_MMAP_THRESHOLD_: '1048576' }

/** The decoder's program: beside this file in the sources, beside the server's in its build. */
export function locateDecoder(): string {
  const { dirname, filename } = import.meta
  return filename.endsWith('.ts') ? path.join(dirname, 'main.ts') : path.join(dirname, 'decoder.js')
}

/**
 * What it reads to run: its own folder, wherever Node looks for libraries and, beside the sources, the domain that its build
 * has within. No upload, image or key is there.
 */
function listReadable(programa: string): string[] {
  const libraries = createRequire(programa).resolve.paths('sharp') ?? []
  const domain = path.join(import.meta.dirname, '../../../../../packages/domain')
  return [path.dirname(programa), ...libraries, ...(import.meta.filename.endsWith('.ts') ? [domain] : [])]
}

/**
 * Starts a decoder: it may read its own program and nothing else, knows none of the server's environment, and where
 * the system can limit its memory to so many bytes, it does.
 */
export function startDecoder(programa = locateDecoder(), bytes = memoriaBytes): ChildProcess {
  const node = [
    process.execPath,
    '--permission',
    ...listReadable(programa).map((folder) => `--allow-fs-read=${folder}`),
    '--allow-addons',
    '--max-old-space-size=192',
    programa,
  ]
  const limited = existsSync(prlimit) ? [prlimit, `--data=${bytes}`, '--core=0', ...node] : node
  const [command = process.execPath, ...args] = limited
  const { SystemRoot } = process.env
  return spawn(command, args, {
    env: { ...devolucao, ...(SystemRoot !== undefined && { SystemRoot }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
}
