import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { edicaoBloqueada } from '@portal/domain/guia/estadoGuia.ts'
import { toEstadoGuia } from './toEstadoGuia.ts'

/** Whether the form is still being filled: the same question that the server asks of a draft. */
export const isEmRascunho = (guia: GuiaDetalhada): boolean => {
  const estado = toEstadoGuia(guia)
  return !edicaoBloqueada(estado) && motivoBloqueio(estado, 'saveRascunho') === undefined
}
