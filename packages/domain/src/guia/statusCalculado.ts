import { type AutorizacaoEvento, autorizacaoEvento } from './autorizacaoEvento.tables.ts'
import { isTodaDatada } from './condicao.ts'
import type { EstadoGuia } from './estadoGuia.ts'
import { type Etapa, etapa } from './etapa.tables.ts'
import { type StatusFicha, statusFicha } from './statusFicha.tables.ts'

/** What the authorisation rules said of one event when the guide was sent. */
export type DecisaoEvento = 'aprovado' | 'negado' | 'analise' | 'faltaImagem' | 'faltaJustificativa'

/**
 * The status after envio-gto. What the provider can cure comes before what a person judges; the justification
 * comes before the image because images may still be uploaded while it is awaited, and not the reverse.
 */
export function statusAposEnvio(decisoes: readonly DecisaoEvento[]): StatusFicha {
  if (decisoes.includes('faltaJustificativa')) return statusFicha.aguardandoJustificativa
  if (decisoes.includes('faltaImagem')) return statusFicha.aguardandoDocumentacao
  if (decisoes.includes('analise')) return statusFicha.emAnalise
  return decided(decisoes.includes('aprovado'), decisoes.includes('negado'))
}

/** The status after the audit's consolidation: every event approved, some, or none. */
export function statusAposAuditoria(autorizacoes: readonly AutorizacaoEvento[]): StatusFicha {
  const aprovados = autorizacoes.filter((autorizacao) => autorizacao === autorizacaoEvento.aprovado)
  return decided(aprovados.length > 0, aprovados.length < autorizacoes.length)
}

/** The status after an upload: the documentation is complete, or still awaited. */
export function statusAposUpload(guia: Pick<EstadoGuia, 'statusFicha' | 'faltaImagemInicial'>): StatusFicha {
  const completa = guia.statusFicha === statusFicha.aguardandoDocumentacao && !guia.faltaImagemInicial
  return completa ? statusFicha.emAnalise : guia.statusFicha
}

/** The stage after a date: done when every event that may be paid has one. */
export function etapaAposData(guia: Pick<EstadoGuia, 'eventos'>): Etapa {
  return isTodaDatada(guia) ? etapa.tratamentoRealizado : etapa.planoTratamento
}

function decided(algumAprovado: boolean, algumNegado: boolean): StatusFicha {
  if (!algumAprovado) return statusFicha.naoAutorizada
  return algumNegado ? statusFicha.parcialmenteAutorizada : statusFicha.autorizada
}
