/**
 * Does a piece of work every `intervaloMs` until stopped, the first time after as long or at once; `turn` says whether
 * more of it is waiting already. A failure (the database restarts) is made up for at the next turn. The answer stops it
 * and waits for what is under way.
 */
export function startPeriodico(
  intervaloMs: number,
  turn: () => Promise<boolean>,
  first: 'later' | 'atOnce' = 'later',
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let stopped = false
  const work = async () => {
    while (!stopped && (await turn()));
  }
  const start = () => {
    running = running.then(work).catch(() => undefined)
  }
  if (first === 'atOnce') start()
  const timer = setInterval(start, intervaloMs)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}
