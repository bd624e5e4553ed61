import { daysBetween } from '../calendario/dataCivil.ts'

/** From how many days before it a last day is warned of, a password's or another, the nearest first. */
const AVISOS = [
  { dias: 5, nome: 'ultimosDias' },
  { dias: 15, nome: 'perto' },
] as const

/** On which days before its end a password is told of in the notification centre (Operadora §1). */
export const avisosSenha = AVISOS.map(({ dias }) => dias)

export type AvisoFim = (typeof AVISOS)[number]['nome'] | 'vencida'

/** How near a last day is: of a password, of a cover, of a term, of a month; nothing while it is far. */
export function warnFim(ultimoDia: string, hoje: string): AvisoFim | undefined {
  const dias = daysBetween(hoje, ultimoDia)
  return dias < 0 ? 'vencida' : AVISOS.find((aviso) => dias <= aviso.dias)?.nome
}

/** What lasts until that day is in its last days, and has not ended. */
export const isNosUltimosDias = (ultimoDia: string, hoje: string): boolean =>
  warnFim(ultimoDia, hoje) === 'ultimosDias'
