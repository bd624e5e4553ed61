import { addDays, addMonths } from '../calendario/dataCivil.ts'
import type { PrazoSenha } from './prazoSenha.ts'

/** The last civil day on which a password released on `dia` is good. */
export function endValidadeSenha({ diasValidade }: PrazoSenha, dia: string): string {
  if (diasValidade !== null) return addDays(dia, diasValidade)
  return addDays(addMonths(`${dia.slice(0, 7)}-01`, 1), -1)
}

/** The last day after the renewal: what was left of the validity is not lost. */
export function renewValidadeSenha({ diasRenovacao }: PrazoSenha, validade: string, hoje: string): string {
  return addDays(validade > hoje ? validade : hoje, diasRenovacao)
}
