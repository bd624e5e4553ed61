import { addDays, addMonths, daysBetween } from '../calendario/dataCivil.ts'
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

/** From how many days before its end a password's validity is warned of, the nearest first. */
const AVISOS = [
  { dias: 5, nome: 'ultimosDias' },
  { dias: 15, nome: 'perto' },
] as const

export type AvisoValidade = (typeof AVISOS)[number]['nome'] | 'vencida'

/** What is to be said of a password's validity on a day; nothing while its end is far. */
export function warnValidade(validade: string, hoje: string): AvisoValidade | undefined {
  const dias = daysBetween(hoje, validade)
  return dias < 0 ? 'vencida' : AVISOS.find((aviso) => dias <= aviso.dias)?.nome
}
