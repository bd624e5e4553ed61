import { addDays, addMonths, daysBetween } from '../calendario/dataCivil.ts'

/** When a network negotiates its readjustment: from a day of each year (`01-01`), for so many days. */
export type PeriodoNegociacao = { readonly diaInicio: string; readonly diasNegociacao: number }

export type Negociacao = {
  readonly inicio: string
  readonly fim: string
  readonly aberta: boolean
  /** To the last day of the one that is open, or to the first of the next one. */
  readonly dias: number
}

/** The negotiation that is open on a day, its first and last among them, or else the next one. Operadora §5. */
export function findNegociacao({ diaInicio, diasNegociacao }: PeriodoNegociacao, hoje: string): Negociacao {
  const ano = Number(hoje.slice(0, 4))
  const periodo = [ano - 1, ano, ano + 1]
    .map((desteAno) => {
      const inicio = `${desteAno}-${diaInicio}`
      return { inicio, fim: addDays(inicio, diasNegociacao - 1) }
    })
    .find(({ fim }) => fim >= hoje)
  if (!periodo) throw new RangeError(`no negotiation begins on ${diaInicio}`)
  const aberta = periodo.inicio <= hoje
  return { ...periodo, aberta, dias: daysBetween(hoje, aberta ? periodo.fim : periodo.inicio) }
}

/** The next anniversary of a contract, today's if it is one: the day from which a readjustment holds. Never its first day. */
export function findDataBase(inicioContrato: string, hoje: string): string {
  const anos = Math.max(1, Number(hoje.slice(0, 4)) - Number(inicioContrato.slice(0, 4)))
  const desteAno = addMonths(inicioContrato, anos * 12)
  return desteAno >= hoje ? desteAno : addMonths(inicioContrato, (anos + 1) * 12)
}
