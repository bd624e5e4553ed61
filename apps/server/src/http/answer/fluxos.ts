import { type Contagem, createContagem } from '../limit/contagem.ts'

/** Streams that one session may hold open: one for each guide on the screen, in a few tabs. */
const MAXIMO = 10
/** Between two comments that keep proxies from closing a quiet stream. */
const BATIDA_MS = 20_000

export type Fluxos = {
  batidaMs: number
  begin: Contagem
  /** How many are open, of all sessions. */
  readonly abertos: number
}

declare module '../services.ts' {
  interface Services {
    fluxos: Fluxos
  }
}

/** The open streams of this process, by session: each holds a connection for as long as its reader likes. */
export function createFluxos({ maximo = MAXIMO, batidaMs = BATIDA_MS } = {}): Fluxos {
  const begin = createContagem(maximo)
  let abertos = 0
  return {
    batidaMs,
    begin: (sid) => {
      const end = begin(sid)
      if (!end) return undefined
      abertos++
      return () => {
        abertos--
        end()
      }
    },
    get abertos() {
      return abertos
    },
  }
}
