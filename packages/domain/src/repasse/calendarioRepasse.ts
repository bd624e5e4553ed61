import { addDays, addMonths, diasDoMes, mesDe } from '../calendario/dataCivil.ts'
import { findVigente } from '../calendario/vigencia.ts'
import type { Rede } from '../rede/rede.tables.ts'

/** The days of a network's payment, from a day on. Operadora §4. */
export type CalendarioRepasse = {
  readonly rede: Rede
  readonly desde: string
  /** Day of the month until which what is forwarded enters its run. */
  readonly diaFechamento: number
  /** Day of the next month on which what was judged of the run is summed up and its statement published. */
  readonly diaPublicacao: number
  /** Day of the next month on which the run is paid. */
  readonly diaPagamento: number
  /** Civil days after its date for which an event may still be forwarded; later it is denied 3091. */
  readonly diasApresentacao: number
}

/** The calendar in force in a network on a day. Throws on a day before its first contract. */
export function findCalendarioRepasse(
  calendarios: readonly CalendarioRepasse[],
  rede: Rede,
  dia: string,
): CalendarioRepasse {
  const daRede = calendarios.filter((linha) => linha.rede === rede)
  const calendario = findVigente(daRede, dia)
  if (!calendario) throw new RangeError(`no payment calendar of ${rede} on ${dia}`)
  return calendario
}

/** A day of a month, its last one where the month is shorter. */
function dayOf(mes: string, dia: number): string {
  const [ano, numero] = mes.split('-').map(Number)
  return `${mes}-${String(Math.min(dia, diasDoMes(ano ?? 0, numero ?? 0))).padStart(2, '0')}`
}

const mesSeguinte = (dia: string): string => mesDe(addMonths(`${mesDe(dia)}-01`, 1))

/** The closing day of the run that what is forwarded on a day enters: that day still counts. */
export function findFechamento({ diaFechamento }: CalendarioRepasse, dia: string): string {
  const desteMes = dayOf(mesDe(dia), diaFechamento)
  return dia <= desteMes ? desteMes : dayOf(mesSeguinte(dia), diaFechamento)
}

/** The day on which a run is paid. */
export const findPagamento = ({ diaPagamento }: CalendarioRepasse, fechamento: string): string =>
  dayOf(mesSeguinte(fechamento), diaPagamento)

/** The day on which the statement of a run is published: the term of its appeals begins. */
export const findPublicacao = ({ diaPublicacao }: CalendarioRepasse, fechamento: string): string =>
  dayOf(mesSeguinte(fechamento), diaPublicacao)

/** Last day on which an event of a date may be forwarded. */
export const fimApresentacao = ({ diasApresentacao }: CalendarioRepasse, dataRealizacao: string): string =>
  addDays(dataRealizacao, diasApresentacao)
