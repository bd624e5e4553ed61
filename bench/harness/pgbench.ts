import { execFile, execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { databaseUrl } from '../../apps/server/src/testing/faults/database.ts'
import { percentile } from './figure.ts'
import type { Recorded } from './recorder.ts'

const run = promisify(execFile)

/** A script of pgbench: round trips, each of one or more statements sent in one go, and how often it runs. */
export type Script = { name: string; weight: number; roundTrips: readonly (readonly Recorded[])[] }

const debian = '/usr/lib/postgresql'

/** pgbench on PATH, or Debian's newest. Throws when there is none: it is the limit of these figures. */
export function findPgbench(): string {
  try {
    return execFileSync('which', ['pgbench'], { encoding: 'utf8' }).trim()
  } catch {
    const versions = readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))
    const [newest] = versions
    if (newest === undefined) throw new Error('pgbench is missing: apt-get install postgresql-contrib')
    return path.join(debian, newest, 'bin/pgbench')
  }
}

const quote = (value: unknown): string => `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`

/** A parameter as PostgreSQL reads it from text. */
function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map((one) => quote(toText(one))).join(',')}}`
  return String(value)
}

/** Writes the script; its parameters go by the command line, so that pgbench sends them as parameters too. */
function createScript({ roundTrips }: Script, prefix: string): { text: string; variables: string[] } {
  const variables: string[] = []
  const bind = ({ text, values }: Recorded) => {
    const names = values.map((value) => {
      const name = `${prefix}_${variables.length}`
      variables.push(`${name}=${toText(value)}`)
      return name
    })
    return `${text.replaceAll(/\$(\d+)/g, (_all, at: string) => `:${names[Number(at) - 1]}`)};`
  }
  const lines = roundTrips.map((statements) => {
    const sent = statements.map(bind).join('\n')
    return statements.length > 1 ? `\\startpipeline\n${sent}\n\\endpipeline` : sent
  })
  return { text: `${lines.join('\n')}\n`, variables }
}

export type PgbenchResult = {
  /** Transactions a second by script name. */
  perSecond: ReadonlyMap<string, number>
  /** Milliseconds of the transactions of all scripts. */
  p50: number
  p99: number
}

export type PgbenchOptions = {
  dataDir: string
  folder: string
  scripts: readonly Script[]
  connections: number
  seconds: number
}

export const pgbenchCommand = (connections: number, seconds: number): string =>
  `pgbench -n -M prepared -c ${connections} -j 2 -T ${seconds} (portal_app, unix socket)`

/** Runs the scripts over the socket of the portal's own database, as the application's role. */
export async function runPgbench(options: PgbenchOptions): Promise<PgbenchResult> {
  const { dataDir, folder, scripts, connections, seconds } = options
  const args: string[] = ['-n', '-M', 'prepared', '-c', `${connections}`, '-j', '2', '-T', `${seconds}`]
  for (const [at, script] of scripts.entries()) {
    const { text, variables } = createScript(script, `v${at}`)
    const file = path.join(folder, `script${at}.sql`)
    await writeFile(file, text)
    args.push('-f', `${file}@${script.weight}`, ...variables.flatMap((variable) => ['-D', variable]))
  }
  const url = new URL(databaseUrl(dataDir, 'portal_app').replace('@/', '@socket/'))
  const log = path.join(folder, `log${Date.now()}`)
  const { stdout } = await run(
    findPgbench(),
    [...args, '-l', '--sampling-rate=0.2', `--log-prefix=${log}`, 'portal'],
    {
      env: {
        PGHOST: url.searchParams.get('host') ?? '',
        PGPORT: url.searchParams.get('port') ?? '',
        PGUSER: url.username,
        PGPASSWORD: decodeURIComponent(url.password),
      },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return { perSecond: readPerSecond(stdout, scripts), ...readLatencies(folder, path.basename(log)) }
}

function readPerSecond(output: string, scripts: readonly Script[]): Map<string, number> {
  if (/number of failed transactions: [1-9]/.test(output)) throw new Error(`pgbench failed:\n${output}`)
  const rates = [...output.matchAll(/ - \d+ transactions \(.*tps = ([\d.]+)\)/g)].map(([, tps]) =>
    Number(tps),
  )
  const only = /^tps = ([\d.]+)/m.exec(output)?.[1]
  if (scripts.length === 1) rates.splice(0, rates.length, Number(only))
  const perSecond = new Map<string, number>()
  for (const [at, { name }] of scripts.entries())
    perSecond.set(name, (perSecond.get(name) ?? 0) + (rates[at] ?? Number.NaN))
  return perSecond
}

/** The third field of each line is the transaction's microseconds. */
function readLatencies(folder: string, prefix: string): { p50: number; p99: number } {
  const files = readdirSync(folder).filter((file) => file.startsWith(prefix))
  const ms = files.flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => Number(line.split(' ')[2]) / 1000),
  )
  return { p50: percentile(ms, 0.5), p99: percentile(ms, 0.99) }
}
