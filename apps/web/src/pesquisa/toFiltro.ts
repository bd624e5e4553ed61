import type { FiltroGuia } from '@portal/contract/pesquisa.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import type { ConsultaSearch } from './consultaSearch.ts'

/** How far back the search goes when nothing else is asked for. */
export const DIAS_PADRAO = 30

/** A search by patient or by guide number sends no dates (Spec §5). */
export const isBuscaDireta = ({ paciente, guia }: ConsultaSearch): boolean =>
  paciente !== undefined || guia !== undefined

/** Nothing asked for: the last days are shown. */
export const isPadrao = ({ aba: _aba, ...filtros }: ConsultaSearch): boolean =>
  Object.keys(filtros).length === 0

/** The address as the service takes it. */
export function toFiltro(search: ConsultaSearch, hoje: string): FiltroGuia {
  if (isPadrao(search)) return { dataInicio: addDays(hoje, -DIAS_PADRAO), dataFim: hoje }
  const { paciente, guia, especialidade, tipo, situacao, senha, de, ate } = search
  return {
    ...(paciente && { chave: paciente }),
    ...(guia && { numeroFicha: guia }),
    ...(especialidade && { codigoEspecialidade: especialidade }),
    ...(tipo && { codigoTipoAtendimento: tipo }),
    ...(situacao && { statusTiss: situacao }),
    ...(senha && { senhaEmVigor: true }),
    ...(!isBuscaDireta(search) && de && { dataInicio: de }),
    ...(!isBuscaDireta(search) && ate && { dataFim: ate }),
  }
}
