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

export type MotivoFiltro = 'semFiltro' | 'periodoIncompleto' | 'periodoInvertido'

export const textosMotivoFiltro: Readonly<Record<MotivoFiltro, string>> = {
  semFiltro: 'Informe ao menos um filtro para pesquisar.',
  periodoIncompleto: 'Informe as datas inicial e final do período.',
  periodoInvertido: 'A data inicial não pode ser posterior à data final.',
}

/** Whoever names a patient or a guide wants it whatever its date (Spec §5.5). */
export function dropDatas(filtro: FiltroGuia): FiltroGuia {
  if (!isBuscaDireta(filtro)) return filtro
  const { dataInicio: _inicio, dataFim: _fim, ...semDatas } = filtro
  return semDatas
}

/** Spec §5: a search needs filters, and a period needs both of its dates. Undefined when it may go. */
export function motivoFiltro(filtro: FiltroGuia): MotivoFiltro | undefined {
  const { dataInicio, dataFim } = filtro
  if (!hasFiltro(filtro)) return 'semFiltro'
  if (isBuscaDireta(filtro)) return undefined
  if (Boolean(dataInicio) !== Boolean(dataFim)) return 'periodoIncompleto'
  return dataInicio && dataFim && dataInicio > dataFim ? 'periodoInvertido' : undefined
}

/** By a patient's identifier or a guide's number. */
function isBuscaDireta({ cpf, codigoAssociado, numeroAtendimento, numeroFicha }: FiltroGuia): boolean {
  return Boolean(cpf || codigoAssociado || numeroAtendimento || numeroFicha)
}

function hasFiltro({ statusTiss, ...outros }: FiltroGuia): boolean {
  return Boolean(statusTiss?.length) || Object.values(outros).some(Boolean)
}
