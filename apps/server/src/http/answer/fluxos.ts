import { createContagem } from '../limit/contagem.ts'
import type { Fluxos } from '../services.ts'

/** Streams that one session may hold open: one for each guide on the screen, in a few tabs. */
const MAXIMO = 10
/** Between two comments that keep proxies from closing a quiet stream. */
const BATIDA_MS = 20_000

/** Counted per session. */
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
