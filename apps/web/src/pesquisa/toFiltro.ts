import type { FiltroGuia } from '@portal/contract/pesquisa.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { type OrdemBusca, ordensBusca } from '@portal/domain/guia/ordemGuia.ts'
import type { ConsultaSearch } from './consultaSearch.ts'

/** How far back the search goes when nothing else is asked for. */
export const DIAS_PADRAO = 30

/** A search by patient or by guide number sends no dates (Spec §5). */
export const isBuscaDireta = ({ paciente, guia }: ConsultaSearch): boolean =>
  paciente !== undefined || guia !== undefined

/** Nothing asked for, in whatever order: the last days are shown. */
export const isPadrao = ({ aba: _aba, ordem: _ordem, ...filtros }: ConsultaSearch): boolean =>
  Object.keys(filtros).length === 0

/** What an address may hold of a search: neither CPF nor card. */
type FiltroDoEndereco = Omit<FiltroGuia, 'cpf' | 'codigoAssociado' | 'numeroAtendimento'>

/** A search and the order of what it finds; unsaid, the newest first. */
export type FiltroOrdenado = FiltroDoEndereco & { ordem?: OrdemBusca }

/** The address as the service takes it. */
export function toFiltro(search: ConsultaSearch, hoje: string): FiltroOrdenado {
  const ordem = ordensBusca.find((uma) => uma === search.ordem)
  return { ...toFiltros(search, hoje), ...(ordem && { ordem }) }
}

function toFiltros(search: ConsultaSearch, hoje: string): FiltroDoEndereco {
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
