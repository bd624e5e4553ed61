import { camposConsulta } from '@portal/contract/route.ts'
import { Falha } from '../falha.ts'
import type { LimiteConsulta } from '../services.ts'

/** Whether the input of a call, by its parts, asks for a patient. */
const isConsulta = (input: Record<string, unknown>): boolean =>
  Object.values(input).some(
    (parte) =>
      typeof parte === 'object' &&
      parte !== null &&
      camposConsulta.some((campo) => Object.hasOwn(parte, campo)),
  )

/**
 * Counts a call that asks for a patient as a look-up of this provider, before anything is told of the number. Refuses
 * one too many with API-ELE-0003.
 */
export function countConsulta(
  limite: LimiteConsulta,
  input: Record<string, unknown>,
  codigoCredenciado: number,
  agora: Date,
): void {
  if (!isConsulta(input)) return
  const espera = limite.take(codigoCredenciado, agora)
  if (espera > 0) throw new Falha('API-ELE-0003', [], espera)
}
