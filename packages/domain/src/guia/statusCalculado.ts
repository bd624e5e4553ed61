import type { DecisaoEvento } from '../evento/criterio/decideEvento.ts'
import { type AutorizacaoEvento, autorizacaoEvento } from './autorizacaoEvento.tables.ts'
import { isTodaDatada } from './condicao.ts'
import type { EstadoGuia } from './estadoGuia.ts'
import { type Etapa, etapa } from './etapa.tables.ts'
import { type StatusFicha, statusARealizar, statusFicha } from './statusFicha.tables.ts'

/** The statuses that sending leads to: as the row of `send` in the table of actions. */
export type StatusDecidido = 1 | 2 | 3 | 4 | 5 | 7 | 17

/** Where a sent guide goes; or the events for which a complementary guide is not taken. */
export type DecisaoGuia<E> =
  | { readonly ok: true; readonly statusFicha: StatusDecidido }
  | { readonly ok: false; readonly recusados: readonly E[] }

/** The outcomes that wait for a justification. */
export const PEDEM_JUSTIFICATIVA: readonly DecisaoEvento[] = [
  'pendenteJustificativa',
  'pendenteImagemJustificativa',
]

/**
 * The one decision of a guide from those of its events: the screen predicts with it, the simulation answers it and
 * sending stores it. What the provider can cure comes before what a person judges; the justification comes before
 * the image because images may still be uploaded while it is awaited, and not the reverse. A guide without events
 * has nothing authorised. A complementary guide is not audited (Spec §4): it takes only events that nobody has to
 * look at, and names the others.
 */
export function decideGuia<E extends { readonly decisao: DecisaoEvento }>(
  eventos: readonly E[],
  complementar: boolean,
): DecisaoGuia<E> {
  if (complementar) {
    const recusados = eventos.filter(({ decisao }) => decisao !== 'aprovado')
    return recusados.length > 0
      ? { ok: false, recusados }
      : { ok: true, statusFicha: statusFicha.complementarEnviada }
  }
  const decisoes = new Set(eventos.map(({ decisao }) => decisao))
  if (PEDEM_JUSTIFICATIVA.some((decisao) => decisoes.has(decisao))) {
    return { ok: true, statusFicha: statusFicha.aguardandoJustificativa }
  }
  if (decisoes.has('pendenteImagem')) return { ok: true, statusFicha: statusFicha.aguardandoDocumentacao }
  if (decisoes.has('analise')) return { ok: true, statusFicha: statusFicha.emAnalise }
  return { ok: true, statusFicha: decided(decisoes.has('aprovado'), decisoes.has('negado')) }
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

/**
 * The stage after envio-gto: done where every event that may be paid came with its date. A complementary guide
 * otherwise stays stored in stage 1, and the loading rule of Spec §4 moves it.
 */
export function etapaAposEnvio(status: StatusDecidido, eventos: EstadoGuia['eventos']): Etapa {
  if (statusARealizar.includes(status) && isTodaDatada({ eventos })) return etapa.tratamentoRealizado
  return status === statusFicha.complementarEnviada ? etapa.liberacaoSenha : etapa.planoTratamento
}

/** The stage after a date: done when every event that may be paid has one. */
export function etapaAposData(guia: Pick<EstadoGuia, 'eventos'>): Etapa {
  return isTodaDatada(guia) ? etapa.tratamentoRealizado : etapa.planoTratamento
}

function decided(algumAprovado: boolean, algumNegado: boolean): 1 | 3 | 7 {
  if (!algumAprovado) return statusFicha.naoAutorizada
  return algumNegado ? statusFicha.parcialmenteAutorizada : statusFicha.autorizada
}
