import { isCpf } from '../associado/cpf.ts'
import { addMonths, isDataCivil } from '../calendario/dataCivil.ts'

/** The guide search's filters, as Spec §7 names them. */
export interface FiltroGuia {
  cpf?: string | undefined
  codigoAssociado?: string | undefined
  numeroAtendimento?: string | undefined
  numeroFicha?: number | undefined
  codigoEspecialidade?: number | undefined
  codigoTipoAtendimento?: number | undefined
  /** Guide status codes. */
  statusTiss?: readonly number[] | undefined
  /** YYYY-MM-DD. */
  dataInicio?: string | undefined
  dataFim?: string | undefined
}

export type MotivoFiltro =
  | 'semFiltro'
  | 'cpfInexistente'
  | 'periodoIncompleto'
  | 'dataInexistente'
  | 'periodoInvertido'
  | 'periodoLongo'

/** A search asks for a year of guides at most. */
export const MESES_PERIODO = 12

export const textosMotivoFiltro: Readonly<Record<MotivoFiltro, string>> = {
  semFiltro: 'Informe ao menos um filtro para pesquisar.',
  cpfInexistente: 'Este CPF não existe: confira os dígitos.',
  periodoIncompleto: 'Informe as datas inicial e final do período.',
  dataInexistente: 'Informe datas que existam, como 02/03/2026.',
  periodoInvertido: 'A data inicial não pode ser posterior à data final.',
  periodoLongo: `Escolha um período de até ${MESES_PERIODO} meses.`,
}

/** The last day that a period which begins on `inicio` may have. */
export const getFimMaximo = (inicio: string): string => addMonths(inicio, MESES_PERIODO)

/** Which field a reason is about. */
export function getCampoFiltro(
  motivo: MotivoFiltro,
  { dataInicio }: FiltroGuia,
): 'cpf' | 'dataInicio' | 'dataFim' {
  if (motivo === 'cpfInexistente') return 'cpf'
  if (motivo === 'periodoLongo') return 'dataFim'
  if (motivo === 'periodoIncompleto') return dataInicio ? 'dataFim' : 'dataInicio'
  return motivo === 'dataInexistente' && dataInicio && isDataCivil(dataInicio) ? 'dataFim' : 'dataInicio'
}

/** Whoever names a patient or a guide wants it whatever its date (Spec §5.5). */
export function dropDatas(filtro: FiltroGuia): FiltroGuia {
  if (!isBuscaDireta(filtro)) return filtro
  const { dataInicio: _inicio, dataFim: _fim, ...semDatas } = filtro
  return semDatas
}

/**
 * Spec §5: a search needs filters, a period both of its dates, and no more than a year between them. Undefined when it
 * may go. The screen asks before it searches, the service before it answers.
 */
export function motivoFiltro(filtro: FiltroGuia): MotivoFiltro | undefined {
  const { dataInicio, dataFim } = filtro
  if (!hasFiltro(filtro)) return 'semFiltro'
  if (filtro.cpf && !isCpf(filtro.cpf)) return 'cpfInexistente'
  if (isBuscaDireta(filtro)) return undefined
  return motivoPeriodo(dataInicio, dataFim)
}

/** What is wrong with a period of civil days: half of one, a day that there is not, backwards, more than a year. */
export function motivoPeriodo(inicio?: string, fim?: string): MotivoFiltro | undefined {
  if (!inicio && !fim) return undefined
  if (!inicio || !fim) return 'periodoIncompleto'
  if (!isDataCivil(inicio) || !isDataCivil(fim)) return 'dataInexistente'
  if (inicio > fim) return 'periodoInvertido'
  return fim > getFimMaximo(inicio) ? 'periodoLongo' : undefined
}

/** By a patient's identifier or a guide's number. */
function isBuscaDireta({ cpf, codigoAssociado, numeroAtendimento, numeroFicha }: FiltroGuia): boolean {
  return Boolean(cpf || codigoAssociado || numeroAtendimento || numeroFicha)
}

function hasFiltro({ statusTiss, ...outros }: FiltroGuia): boolean {
  return Boolean(statusTiss?.length) || Object.values(outros).some(Boolean)
}
