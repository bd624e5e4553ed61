import { execFile, execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** Requests that a load repeats in turn, on connections that stay open. */
export type Load = {
  baseUrl: string
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  /** One request each: its address, and its body when it has one. */
  requests: readonly { path: string; body?: string }[]
  connections: number
  seconds: number
}

/** Latencies in milliseconds. `failures` counts answers other than 2xx and broken connections. */
export type LoadResult = { perSecond: number; p50: number; p99: number; requests: number; failures: number }

const run = promisify(execFile)

export const loadTool = findWrk() === undefined ? 'own client (bench/harness/clientMain.ts)' : 'wrk'

function findWrk(): string | undefined {
  try {
    return execFileSync('which', ['wrk'], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

/** wrk's program: the requests in turn, and at the end the figures as JSON (its latencies are microseconds). */
function createScript({ method, headers, requests }: Load): string {
  const text = (value: string) => JSON.stringify(value)
  const table = requests.map(({ path: address, body }) => `{${text(address)}, ${body ? text(body) : 'nil'}}`)
  const head = Object.entries(headers).map(([name, value]) => `[${text(name)}] = ${text(value)}`)
  return `
local requests = {${table.join(',\n')}}
local headers = {${head.join(', ')}}
local at = 0
function init(args) math.randomseed(os.time()); at = math.random(#requests) end
function request()
  at = at % #requests + 1
  return wrk.format(${text(method)}, requests[at][1], headers, requests[at][2])
end
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\\nRESULT {"perSecond":%f,"p50":%f,"p99":%f,"requests":%d,"failures":%d}\\n',
    summary.requests / (summary.duration / 1e6), latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    summary.requests, errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
`
}

/** Loads the server from another process: wrk where the machine has it, or else the own client. */
export async function loadServer(load: Load, folder: string): Promise<LoadResult> {
  if (findWrk() === undefined) {
    const file = path.join(folder, 'load.json')
    await writeFile(file, JSON.stringify(load))
    const { stdout } = await run(process.execPath, [path.join(import.meta.dirname, 'clientMain.ts'), file])
    return readResult(stdout)
  }
  const script = path.join(folder, 'load.lua')
  await writeFile(script, createScript(load))
  const { connections, seconds, baseUrl } = load
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, baseUrl]
  const { stdout } = await run('wrk', args)
  return readResult(stdout)
}

function readResult(output: string): LoadResult {
  const json = /^RESULT (.*)$/m.exec(output)?.[1]
  if (json === undefined) throw new Error(`the load told no result:\n${output}`)
  const result: LoadResult = JSON.parse(json)
  if (result.failures > 0) throw new Error(`${result.failures} of ${result.requests} calls failed`)
  return result
}
