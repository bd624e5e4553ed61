import type { LimiteConsulta } from '../services.ts'

const JANELA_MS = 60_000

/** Counted per process: with several, the limit is a few times larger, which still stops a harvest. */
export function createLimiteConsulta(maximo: number): LimiteConsulta {
  const janelas = new Map<number, { inicio: number; usadas: number }>()
  return {
    take: (codigoCredenciado, agora) => {
      const now = agora.getTime()
      const janela = janelas.get(codigoCredenciado)
      // A clock that steps back keeps nobody out: a minute that begins later than now is over.
      if (!janela || now < janela.inicio || now - janela.inicio >= JANELA_MS) {
        janelas.set(codigoCredenciado, { inicio: now, usadas: 1 })
        return 0
      }
      janela.usadas++
      return janela.usadas > maximo ? Math.ceil((janela.inicio + JANELA_MS - now) / 1000) : 0
    },
  }
}
