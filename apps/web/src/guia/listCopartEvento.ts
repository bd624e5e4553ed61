import type { EventoGuia } from '@portal/contract/evento.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { listCopart } from '../dinheiro/listCopart.ts'
import { hasValor } from './situacaoEvento.ts'

/**
 * The patient's part of an event as its guide's sum counts it (`sumValores`): none of what is neither done nor paid, and of
 * what a run denied only what that run deducted. What is in analysis says what it would be.
 */
export function listCopartEvento(evento: EventoGuia, isCancelado: boolean): string[] {
  if (isCancelado || evento.naoRealizado || evento.autorizacao === autorizacaoEvento.negado) return []
  const noBalcao = evento.valorFranquia ?? evento.valorCopart
  if (!hasValor(evento.valorGlosado)) return listCopart(noBalcao, evento.valorCopartOperadora)
  return hasValor(noBalcao) ? listCopart(noBalcao, undefined) : []
}
