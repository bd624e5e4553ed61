import { addDays } from '../calendario/dataCivil.ts'
import { getCampoFiltro, motivoPeriodo, textosMotivoFiltro } from '../guia/filtroBusca.ts'

/** Days before the last one that are shown where nobody says. */
const DIAS_PADRAO = 30

/** The civil days of the digital report, the last one included. */
export type PeriodoDigital = { dataInicial: string; dataFinal: string }

/** The period that is asked for, with the day of today and the 30 days before it where it says nothing. */
export function completePeriodo(
  { dataInicial, dataFinal }: { [K in keyof PeriodoDigital]?: string | undefined },
  hoje: string,
): PeriodoDigital {
  const fim = dataFinal ?? hoje
  return { dataInicial: dataInicial ?? addDays(fim, -DIAS_PADRAO), dataFinal: fim }
}

export type FaltaPeriodo = { campo: keyof PeriodoDigital; mensagem: string }

/** What is wrong with a period, at its field; undefined when it may be asked for: at most a year, as the guide search. */
export function findFaltaPeriodo({ dataInicial, dataFinal }: PeriodoDigital): FaltaPeriodo | undefined {
  const motivo = motivoPeriodo(dataInicial, dataFinal)
  if (!motivo) return undefined
  const campo =
    getCampoFiltro(motivo, { dataInicio: dataInicial }) === 'dataFim' ? 'dataFinal' : 'dataInicial'
  return { campo, mensagem: textosMotivoFiltro[motivo] }
}
