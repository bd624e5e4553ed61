import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
export const reports = path.join(root, 'test-results')

// The tools of the lockfile, also when the script was not started by npm. Those written in Go live for seconds: to look
// for what they no longer need takes them a fifth of their time, and gives nothing back.
const env = {
  GOGC: '400',
  ...process.env,
  PATH: [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
}

/** A test, and how long it took. */
export type Timed = { name: string; seconds: number }

/** `failures` says which failed and why, in a line each, where the step's own output would be far above the sums. */
export type Count = {
  passed: number
  failed: number
  failures?: readonly string[]
  timed?: readonly Timed[]
}

/** A command of the verification. With a report it counts its tests; without, it is one check. */
export type Step = {
  name: string
  command: string
  args: readonly string[]
  report?: { file: string; count: (report: unknown) => Count }
}

export type Result = Step & Count & { seconds: number; output: string }

function countReport(step: Step): Count | null {
  if (!step.report || !existsSync(step.report.file)) return null
  try {
    const report: unknown = JSON.parse(readFileSync(step.report.file, 'utf8'))
    return step.report.count(report)
  } catch {
    return null
  }
}

/** What the step counted; an end with an error that no test accounts for (a crash, no report) is one failure. */
function countStep(step: Step, succeeded: boolean): Count {
  if (!step.report) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const counted = countReport(step)
  if (!counted) return { passed: 0, failed: 1 }
  return succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 }
}

/** Runs the command; its output goes to the terminal as it comes, or is kept for the end when `quiet`. */
export async function runStep(step: Step, { quiet }: { quiet: boolean }): Promise<Result> {
  const start = performance.now()
  if (step.report) rmSync(step.report.file, { force: true })
  mkdirSync(reports, { recursive: true })
  if (!quiet) console.error(`\n== ${step.name}`)
  const child = spawn(step.command, step.args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const end of [child.stdout, child.stderr]) {
    end.setEncoding('utf8').on('data', (text: string) => {
      output += text
      // Two steps may tell at once: neither is given the terminal, on which it would draw over the other.
      if (!quiet) process.stderr.write(text)
    })
  }
  const code = await once(child, 'close').then(
    ([exitCode]: unknown[]) => exitCode,
    (error: unknown) => {
      output += error
      if (!quiet) console.error(error)
      return 1
    },
  )
  const seconds = (performance.now() - start) / 1000
  return { ...step, ...countStep(step, code === 0), seconds, output }
}

/** How many of the slowest tests are told: the first to look at when the whole takes too long. */
const SLOWEST = 10

/** One line a step, the slowest tests, and the sums. */
export function summarize(results: readonly Result[]): Count {
  const timed = results.flatMap(({ timed: tests = [] }) => tests)
  const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  for (const { name, seconds } of slowest) console.error(`${seconds.toFixed(1).padStart(6)} s ${name}`)
  for (const { name, passed, failed, failures = [], seconds } of results) {
    const mark = failed === 0 ? 'ok   ' : 'FALHA'
    console.error(`${mark} ${name.padEnd(34)} ${passed} ok, ${failed} com falha, ${seconds.toFixed(1)} s`)
    for (const failure of failures) console.error(`      ${failure}`)
  }
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  }
}
