/** Streams that one session may hold open: one for each guide on the screen, in a few tabs. */
const MAXIMO = 10
/** Between two comments that keep proxies from closing a quiet stream. */
const BATIDA_MS = 20_000

export type Fluxos = {
  batidaMs: number
  /** Counts a stream of the session and answers how to end it; undefined when it is one too many. */
  begin: (sid: string) => (() => void) | undefined
  /** How many are open, of all sessions. */
  readonly abertos: number
}

/** The open streams of this process, by session: each holds a connection for as long as its reader likes. */
export function createFluxos({ maximo = MAXIMO, batidaMs = BATIDA_MS } = {}): Fluxos {
  const abertos = new Map<string, number>()
  return {
    batidaMs,
    begin: (sid) => {
      const quantos = abertos.get(sid) ?? 0
      if (quantos >= maximo) return undefined
      abertos.set(sid, quantos + 1)
      return () => {
        const restam = (abertos.get(sid) ?? 1) - 1
        if (restam > 0) abertos.set(sid, restam)
        else abertos.delete(sid)
      }
    },
    get abertos() {
      return abertos.values().reduce((total, quantos) => total + quantos, 0)
    },
  }
}
