import { isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import { MAXIMO_LISTA_GTO, readListaGto } from '@portal/domain/financeiro/listaGto.ts'

const abas = ['guias', 'conciliacao'] as const
type Aba = (typeof abas)[number]

/** Whether a tab is named in the address: the first is not. */
export const isAba = (texto: unknown): texto is Aba => abas.some((aba) => aba === texto)

/** What the address of the statement holds: a run and whose lines of it, or a list of guides. */
export type DemonstrativoSearch = {
  aba?: Aba
  /** Of the reconciliation, the year of the payments. */
  ano?: number
  /** Names the run (Spec §7). */
  dataFinal?: string
  /** Codes of dentists, joined by commas. */
  dentistas?: string
  /** Of a run, the denied guides alone. */
  glosa?: 'sim'
  /** Numbers of guides, joined by commas. */
  guias?: string
}

/** A run and whose lines of it, and nothing else. */
export function readPeriodoSearch(
  raw: Record<string, unknown>,
): Pick<DemonstrativoSearch, 'dataFinal' | 'dentistas'> {
  const { dataFinal, dentistas } = readDemonstrativoSearch(raw)
  return { ...(dataFinal && { dataFinal }), ...(dentistas && { dentistas }) }
}

/** Keeps what is well formed and drops the rest: an address may come from anywhere. */
export function readDemonstrativoSearch(raw: Record<string, unknown>): DemonstrativoSearch {
  const dataFinal = String(raw.dataFinal ?? '')
  const dentistas = String(raw.dentistas ?? '')
  const guias = readListaGto(String(raw.guias ?? '')).slice(0, MAXIMO_LISTA_GTO)
  return {
    ...(isAba(raw.aba) && { aba: raw.aba }),
    ...(/^20\d\d$/.test(String(raw.ano)) && { ano: Number(raw.ano) }),
    ...(dataFinal.startsWith('20') && isDataCivil(dataFinal) && { dataFinal }),
    ...(/^\d{1,9}(,\d{1,9}){0,199}$/.test(dentistas) && { dentistas }),
    ...(raw.glosa === 'sim' && { glosa: 'sim' }),
    ...(guias.length > 0 && { guias: guias.join(',') }),
  }
}
