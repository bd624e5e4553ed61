/** What fails at every turn, as all does while the database is away, is told once in this while. */
export const SILENCE_MS = 10_000

/** Answers how many of a kind were held back since the last one told; undefined when this one is held back too. */
export type Throttle = (kind: string) => number | undefined

/** Keeps repeated failures from filling a log: of each kind, the first in a while is told. Kinds must be few. */
export function createThrottle(now: () => number = Date.now): Throttle {
  const told = new Map<string, { at: number; caladas: number }>()
  return (kind) => {
    const last = told.get(kind)
    if (last && now() - last.at < SILENCE_MS) {
      last.caladas++
      return undefined
    }
    told.set(kind, { at: now(), caladas: 0 })
    return last?.caladas ?? 0
  }
}
