import { addDays } from '../calendario/dataCivil.ts'

/** The last civil day on which the term that was granted on a day may be asked about again; `dias` by network. */
export const endPedidoReanalise = (decididoEm: string, dias: number): string => addDays(decididoEm, dias)

/** The last civil day of the answer: the operator has as many days as the provider had (Operadora §4). */
export const endRespostaReanalise = (enviadaEm: string, dias: number): string => addDays(enviadaEm, dias)
