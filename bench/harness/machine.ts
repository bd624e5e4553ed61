import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem } from 'node:os'
import path from 'node:path'
import { findBinaries } from '../../apps/server/src/db/embedded/binaries.ts'
import { findChromium } from '../../scripts/chromium.mjs'
import { findPgbench } from './pgbench.ts'

/** The first line that a program says of itself. */
function versionOf(command: () => string | undefined, ...args: string[]): string {
  try {
    const program = command()
    return program === undefined ? 'missing' : execFileSync(program, args, { encoding: 'utf8' }).trim()
  } catch {
    return 'missing'
  }
}

function lockedVersion(name: string): string {
  const file = path.join(import.meta.dirname, '../../node_modules', name, 'package.json')
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'))
  return version
}

/** What the figures were measured on and with, as name and text. */
export function describeMachine(): [string, string][] {
  const [processor] = cpus()
  const commit = versionOf(() => 'git', 'log', '-1', '--format=%h %cs')
  return [
    ['Processor', `${cpus().length} × ${processor?.model.trim() ?? 'unknown'}`],
    ['Memory', `${Math.round(totalmem() / 2 ** 30)} GiB`],
    ['System', `${process.platform} ${release()}`],
    ['Load before the run (1 min)', loadavg()[0]?.toFixed(2) ?? ''],
    ['Commit', commit],
    ['Node', process.version],
    ['PostgreSQL', versionOf(() => findBinaries().postgres, '--version')],
    ['pgbench', versionOf(findPgbench, '--version')],
    ['Chromium', versionOf(findChromium, '--version')],
    ['Lighthouse', lockedVersion('lighthouse')],
    ['Fastify, pg, React', ['fastify', 'pg', 'react'].map(lockedVersion).join(', ')],
  ]
}
