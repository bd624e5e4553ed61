import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { admiteNaoRealizado } from '@portal/domain/guia/condicao.ts'
import { type EstadoGuia, loadGuiaState } from '@portal/domain/guia/estadoGuia.ts'
import { etapaAposData } from '@portal/domain/guia/statusCalculado.ts'
import { listSemData } from './eventosPagaveis.ts'
import { toEstadoGuia } from './toEstadoGuia.ts'

/**
 * The guide as it would stand were its undated events said not to have been done: what the actions that say so are
 * asked of. They ask for no image and keep nothing waiting.
 */
export function toEstadoDeclarado(guia: GuiaDetalhada): EstadoGuia {
  const estado = toEstadoGuia(guia)
  if (!admiteNaoRealizado(loadGuiaState(estado))) return estado
  const semData = new Set(listSemData(guia).map(({ numeroSequencialInclusao }) => numeroSequencialInclusao))
  const declarado = toEstadoGuia({
    ...guia,
    eventos: guia.eventos.map((evento) =>
      semData.has(evento.numeroSequencialInclusao) ? { ...evento, naoRealizado: true } : evento,
    ),
    imagensExigidas: guia.imagensExigidas.filter(
      ({ numeroSequencialInclusao }) => !semData.has(numeroSequencialInclusao),
    ),
  })
  return { ...declarado, codigoEtapaAtual: etapaAposData(loadGuiaState(declarado)) }
}
