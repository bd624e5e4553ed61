import { findDente } from '@portal/domain/dente/dente.tables.ts'

/** What the address of a tooth's time line holds: the patient's opaque key, and the tooth: a number, which the address takes as it is. */
export type LinhaSearch = { paciente?: string; dente?: number }

/** Keeps what is well formed and drops the rest: an address may come from anywhere. */
export function readLinhaSearch({ paciente, dente }: Record<string, unknown>): LinhaSearch {
  return {
    ...(typeof paciente === 'string' && /^[0-9a-f-]{36}$/i.test(paciente) && { paciente }),
    ...(findDente(String(dente ?? '')) && { dente: Number(dente) }),
  }
}
