/** What fails at every turn, as all does while the database is away, is told once in this while. */
export const SILENCIO_MS = 10_000

/** Answers how many of a kind were held back since the last one told; undefined when this one is held back too. */
export type Freio = (tipo: string) => number | undefined

/** Keeps repeated failures from filling a log: of each kind, the first in a while is told. Kinds must be few. */
export function createFreio(now: () => number = Date.now): Freio {
  const ditas = new Map<string, { em: number; caladas: number }>()
  return (tipo) => {
    const dita = ditas.get(tipo)
    if (dita && now() - dita.em < SILENCIO_MS) {
      dita.caladas++
      return undefined
    }
    ditas.set(tipo, { em: now(), caladas: 0 })
    return dita?.caladas ?? 0
  }
}
