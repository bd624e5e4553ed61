import { type StatusFicha, statusEncerrados } from './statusFicha.tables.ts'

/** What a provider reads of its guide's patient besides the guide as it was made. */
export interface LeituraPaciente {
  /** What other practices did and hold: what new work is judged by. */
  alheios: boolean
  /** Contacts, employer and card of today. */
  cadastro: boolean
}

/**
 * The guide stays readable whatever becomes of the patient, and opens nothing newer: her registration only while the
 * provider's network attends her, the work of others besides only while the guide has a way to go (Operadora §7).
 */
export const decideLeitura = (statusFicha: StatusFicha, isDaRede: boolean): LeituraPaciente => ({
  alheios: isDaRede && !statusEncerrados.includes(statusFicha),
  cadastro: isDaRede,
})
