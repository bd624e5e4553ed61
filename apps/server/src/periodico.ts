/**
 * Does a piece of work every `intervaloMs` until stopped; `turn` says whether more of it is waiting already. A failure
 * (the database restarts) is made up for at the next turn. The answer stops it and waits for what is under way.
 */
export function startPeriodico(intervaloMs: number, turn: () => Promise<boolean>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let stopped = false
  const work = async () => {
    while (!stopped && (await turn()));
  }
  const timer = setInterval(() => {
    running = running.then(work).catch(() => undefined)
  }, intervaloMs)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}
