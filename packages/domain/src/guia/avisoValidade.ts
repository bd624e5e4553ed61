import { daysBetween } from '../calendario/dataCivil.ts'

/** From how many days before its end a password's validity is warned of, the nearest first. */
const AVISOS = [
  { dias: 5, nome: 'ultimosDias' },
  { dias: 15, nome: 'perto' },
] as const

/** On which days before its end a password is told of in the notification centre (Operadora §1). */
export const avisosSenha = AVISOS.map(({ dias }) => dias)

export type AvisoValidade = (typeof AVISOS)[number]['nome'] | 'vencida'

/** What is to be said of a password's validity on a day; nothing while its end is far. */
export function warnValidade(validade: string, hoje: string): AvisoValidade | undefined {
  const dias = daysBetween(hoje, validade)
  return dias < 0 ? 'vencida' : AVISOS.find((aviso) => dias <= aviso.dias)?.nome
}
