import { pluralOf } from '@portal/domain/texto/contagem.ts'
import { formatBytes } from '../../ui/formatBytes.ts'

/** How fast a file goes: bytes per second, smoothed, so that the estimate does not jump. */
export type Medidor = {
  /** Notes that `bytes` of the file have gone by the instant, in milliseconds; gives the speed, once it is known. */
  note: (bytes: number, now: number) => number | undefined
}

const weight = 0.3
/** Shorter intervals say more of the browser's events than of the line. */
const minInterval = 200

export function createMedidor(start: number): Medidor {
  let last = { bytes: 0, at: start }
  let velocidade: number | undefined
  return {
    note: (bytes, now) => {
      if (bytes < last.bytes) {
        // The line was lost, and the file begins again.
        last = { bytes, at: now }
        velocidade = undefined
      }
      const elapsed = now - last.at
      if (elapsed < minInterval) return velocidade
      const current = ((bytes - last.bytes) * 1000) / elapsed
      velocidade = velocidade === undefined ? current : velocidade + weight * (current - velocidade)
      last = { bytes, at: now }
      return velocidade
    },
  }
}

/** `1,2 MB/s, faltam 8 s`; nothing while it is not known. */
export function formatRitmo(velocidade: number | undefined, remaining: number): string | undefined {
  if (velocidade === undefined || velocidade <= 0) return undefined
  const seconds = Math.ceil(remaining / velocidade)
  return `${formatBytes(velocidade)}/s, ${pluralOf(seconds, 'falta', 'faltam')} ${seconds} s`
}
