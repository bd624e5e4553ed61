import { addMonths, endMes, mesDe } from '../calendario/dataCivil.ts'
import { listMeses, type MesTratamento, readRestante } from '../ortodontia/meses.ts'
import type { PrazoOrtodontia } from '../ortodontia/prazoOrtodontia.ts'
import type { Tratamento } from '../ortodontia/tratamento.ts'

/**
 * What "o mês" lists: this month's maintenances whose guide is still to be released, those that were released and are still
 * to be done, those that are done, and the months before that nobody did.
 */
export const listasMes = ['A_LIBERAR', 'LIBERADA', 'FEITA', 'PERDIDA'] as const
export type ListaMes = (typeof listasMes)[number]

/** A month of a treatment in one of the lists; the guide is there where one was released, the day where it was done. */
export type LinhaMes = Pick<MesTratamento, 'mes' | 'numeroFicha' | 'data'> & { readonly lista: ListaMes }

/** Where a treatment stands in the month of a civil day, and whether the month before was lost: at most two lines. */
export function listLinhasMes(tratamento: Tratamento, prazo: PrazoOrtodontia, hoje: string): LinhaMes[] {
  if (tratamento.estado !== 'ativo') return []
  const atual = mesDe(hoje)
  const anterior = shiftMes(atual, -1)
  const linhas: LinhaMes[] = []
  if (readRestante(tratamento, prazo, hoje).proximoMes === atual) {
    linhas.push({ lista: 'A_LIBERAR', mes: atual, numeroFicha: null, data: null })
  }
  for (const { mes, estado, numeroFicha, data } of listMeses(tratamento, prazo, hoje)) {
    if (mes === atual && estado === 'feito') linhas.push({ lista: 'FEITA', mes, numeroFicha, data })
    if (mes === atual && estado === 'devido' && numeroFicha !== null)
      linhas.push({ lista: 'LIBERADA', mes, numeroFicha, data })
    if (mes === anterior && (estado === 'faltou' || estado === 'perdido'))
      linhas.push({ lista: 'PERDIDA', mes, numeroFicha, data })
  }
  return linhas
}

/** The calendar month so many months after another, or before it. */
export const shiftMes = (mes: string, meses: number): string => mesDe(addMonths(`${mes}-01`, meses))

/** The calendar months from one on, `quantos` of them in order. */
export const listMesesDesde = (primeiro: string, quantos: number): string[] =>
  Array.from({ length: quantos }, (_, i) => shiftMes(primeiro, i))

/**
 * On which day's table a month is worth what it is: the day on which it was done; for one that nobody did its last; for this
 * one today, and for one to come its first.
 */
export function findDiaPreco(
  { mes, data }: Pick<MesTratamento, 'mes'> & { data?: string | null },
  hoje: string,
): string {
  const atual = mesDe(hoje)
  if (data) return data
  if (mes === atual) return hoje
  return mes < atual ? endMes(mes) : `${mes}-01`
}
