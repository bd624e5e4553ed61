import type { FiltroGuia } from '@portal/contract/pesquisa.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { type ConsultaSearch, DIAS_PADRAO, readConsultaSearch } from './consultaSearch.ts'
import { statusCancelaveis } from './explainCancelamento.ts'

/** What the address of the cancellation holds: whose guides, or which one. */
export type CancelamentoSearch = Pick<ConsultaSearch, 'paciente' | 'guia'>

export function readCancelamentoSearch(raw: Record<string, unknown>): CancelamentoSearch {
  const { paciente, guia } = readConsultaSearch(raw)
  return { ...(paciente && { paciente }), ...(guia && { guia }) }
}

/**
 * Guides that may be cancelled: a patient's, or those of the last days. One that is named by its number comes whatever
 * its status, so that the page can say why not.
 */
export function toFiltroCancelamento({ paciente, guia }: CancelamentoSearch, hoje: string): FiltroGuia {
  if (guia) return { numeroFicha: guia }
  const statusTiss = statusCancelaveis.join(',')
  if (paciente) return { chave: paciente, statusTiss }
  return { statusTiss, dataInicio: addDays(hoje, -DIAS_PADRAO), dataFim: hoje }
}
