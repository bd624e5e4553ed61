import type { Report, Trabalho } from '../runtime/report.ts'

export type PeriodicWork = {
  /** What its failures are told as. */
  trabalho: Trabalho
  intervaloMs: number
  /** A piece of the work; whether more of it is waiting already. */
  turn: () => Promise<boolean>
  /** Whether the first turn comes at once. */
  atOnce?: boolean
}

/**
 * Does a piece of work every so often until stopped, the first time after as long or at once. A failure (the database
 * restarts) is reported, and made up for at the next turn. The answer stops it and waits for what is under way.
 */
export function startPeriodic(
  { trabalho, intervaloMs, turn, atOnce = false }: PeriodicWork,
  report: Report,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let stopped = false
  const work = async () => {
    while (!stopped && (await turn()));
  }
  const start = () => {
    running = running.then(work).catch((error: unknown) => report(trabalho, error))
  }
  if (atOnce) start()
  const timer = setInterval(start, intervaloMs)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}
