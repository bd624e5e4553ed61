import { setTimeout as sleep } from 'node:timers/promises'
import { Falha } from '../falha.ts'

const PACIENCIA_MS = 3000
const PRIMEIRA_ESPERA_MS = 50
const MAIOR_ESPERA_MS = 400

/**
 * Takes turns until one has an outcome: none while the same request, sent before, is still served. Throws API-GEN-0010
 * after three seconds (Segurança A1).
 */
export async function insistWhileBusy<T extends object>(turn: () => Promise<T | undefined>): Promise<T> {
  const fim = performance.now() + PACIENCIA_MS
  let espera = PRIMEIRA_ESPERA_MS
  for (;;) {
    const outcome = await turn()
    if (outcome) return outcome
    if (performance.now() + espera > fim) throw new Falha('API-GEN-0010', [], 1)
    await sleep(espera)
    espera = Math.min(2 * espera, MAIOR_ESPERA_MS)
  }
}
