import { createContagem } from '../limit/contagem.ts'
import type { Fluxos } from '../services.ts'

/** Streams that one session may hold open: one for each guide on the screen, in a few tabs. */
const MAXIMO = 10
/** And all sessions of a provider, so that none alone fills the process: an estimate, of twenty desks that hold as many. */
const MAXIMO_CREDENCIADO = 200
/** Between two comments that keep proxies from closing a quiet stream. */
const BATIDA_MS = 20_000

/** Counted per session and per provider. */
export function createFluxos({
  maximo = MAXIMO,
  maximoCredenciado = MAXIMO_CREDENCIADO,
  batidaMs = BATIDA_MS,
} = {}): Fluxos {
  const [beginSessao, beginCredenciado] = [createContagem(maximo), createContagem(maximoCredenciado)]
  let abertos = 0
  return {
    batidaMs,
    begin: ({ sid, codigoCredenciado }) => {
      const endSessao = beginSessao(sid)
      const endCredenciado = endSessao && beginCredenciado(codigoCredenciado)
      if (!endCredenciado) {
        endSessao?.()
        return undefined
      }
      abertos++
      return () => {
        abertos--
        endCredenciado()
        endSessao()
      }
    },
    get abertos() {
      return abertos
    },
  }
}
