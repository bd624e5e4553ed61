import type { FiltroGuia } from '@portal/contract/pesquisa.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import type { CancelamentoSearch } from './cancelamentoSearch.ts'
import { listStatusCancelaveis } from './explainCancelamento.ts'
import { DIAS_PADRAO } from './toFiltro.ts'

/**
 * Guides that may be cancelled: a patient's, or those of the last days. One that is named by its number comes whatever
 * its status, so that the page can say why not.
 */
export function toFiltroCancelamento({ paciente, guia }: CancelamentoSearch, hoje: string): FiltroGuia {
  if (guia) return { numeroFicha: guia }
  const statusTiss = listStatusCancelaveis().join(',')
  if (paciente) return { chave: paciente, statusTiss }
  return { statusTiss, dataInicio: addDays(hoje, -DIAS_PADRAO), dataFim: hoje }
}
