import { addDays, addMonths } from '../calendario/dataCivil.ts'
import type { PrazoSenha } from './prazoSenha.ts'

/**
 * The last civil day on which a password released on `dia` is good. A newborn's holds no longer than the newborn is attended
 * under the card (`recemNatoAte`): nothing is done for it afterwards (Lei 9.656, art. 12, III).
 */
export function endValidadeSenha(
  { diasValidade }: PrazoSenha,
  dia: string,
  recemNatoAte: string | null = null,
): string {
  const fim =
    diasValidade === null ? addDays(addMonths(`${dia.slice(0, 7)}-01`, 1), -1) : addDays(dia, diasValidade)
  return recemNatoAte !== null && recemNatoAte < fim ? recemNatoAte : fim
}

/** The last day after the renewal: what was left of the validity is not lost. */
export function renewValidadeSenha({ diasRenovacao }: PrazoSenha, validade: string, hoje: string): string {
  return addDays(validade > hoje ? validade : hoje, diasRenovacao)
}
