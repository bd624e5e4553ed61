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

/** What figures are measured on and with, in words. */
export function describeMachine(): string[] {
  const [processor] = cpus()
  return [
    `${cpus().length} × ${processor?.model.trim() ?? 'unknown'}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${process.platform} ${release()}`,
    `load ${loadavg()[0]?.toFixed(2) ?? ''} before`,
    `commit ${versionOf(() => 'git', 'log', '-1', '--format=%h %cs')}`,
    `Node ${process.version}`,
    versionOf(() => findBinaries().postgres, '--version'),
    versionOf(findPgbench, '--version'),
    versionOf(findChromium, '--version'),
    ...['lighthouse', 'fastify', 'pg', 'react'].map((name) => `${name} ${lockedVersion(name)}`),
  ]
}
