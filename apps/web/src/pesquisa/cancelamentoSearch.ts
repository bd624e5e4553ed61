import { type ConsultaSearch, readConsultaSearch } from './consultaSearch.ts'

/** What the address of the cancellation holds: whose guides, or which one. */
export type CancelamentoSearch = Pick<ConsultaSearch, 'paciente' | 'guia'>

export function readCancelamentoSearch(raw: Record<string, unknown>): CancelamentoSearch {
  const { paciente, guia } = readConsultaSearch(raw)
  return { ...(paciente && { paciente }), ...(guia && { guia }) }
}
