import { describeErro } from '../runtime/log.ts'
import { StartupRefused } from '../runtime/startup.ts'

type Close = () => Promise<unknown>

export type Shutdown = {
  /** Notes what to close at the end: the latest first. */
  add: (close: Close) => void
  /** Closes what was opened and ends the process. Only the first call does. */
  stop: (exitCode: number) => Promise<void>
}

/** A database that is gone, or a caller who reads for ever, must not keep a broken process alive. */
const PATIENCE_MS = 15_000

function report(error: unknown): void {
  if (error instanceof StartupRefused) console.error(error.message)
  else console.error(describeErro(error).stack ?? String(error))
}

/**
 * How the process ends: politely by a signal; by an error that nobody caught, which is told, with code 1. After such
 * an error nothing is certain, so that it serves no further call than those on their way.
 */
export function startShutdown(): Shutdown {
  const closes: Close[] = []
  let stopping = false
  const stop = async (exitCode: number) => {
    if (stopping) return
    stopping = true
    if (exitCode !== 0) setTimeout(() => process.exit(exitCode), PATIENCE_MS).unref()
    // One that cannot be closed does not keep the others open: the database is the last.
    for (const close of closes.toReversed()) await close().catch(report)
    process.exit(exitCode)
  }
  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => void stop(0))
  // Rejections that nobody handles arrive here too.
  process.on('uncaughtException', (error) => {
    report(error)
    void stop(1)
  })
  return { add: (close) => void closes.push(close), stop }
}
