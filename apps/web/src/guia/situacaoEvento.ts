import type { EventoGuia } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import {
  type AutorizacaoEvento,
  autorizacaoEvento,
  autorizacoesConcedidas,
} from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import type { JanelaData } from '@portal/domain/guia/dataRealizacao.ts'
import { statusPendentes } from '@portal/domain/guia/pendencia.ts'
import { isPedida } from '@portal/domain/guia/pendenciaEvento.ts'
import { describeEvento, type GlosaEvento } from '@portal/domain/guia/perspectivaEvento.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { today } from '../calendario/format.ts'
import type { SituacaoMotivo } from '../evento/MotivoList.tsx'
import { hasImagemInicial } from './hasImagemInicial.ts'

/** There is an amount, and it is not zero. */
export const hasValor = (valor: string | null | undefined): boolean => (toCentavos(valor ?? '') ?? 0) > 0

/** Something of it was denied by its payment, or was and is appealed: of any other event nothing is told. */
export const hasGlosa = ({ valorGlosado, valorRecursado }: EventoGuia): boolean =>
  valorRecursado != null || hasValor(valorGlosado)

/** Of what its reasons speak: of a decision that is awaited or made, or of its payment. `cancelado`: its guide was. */
export function tellSituacao(evento: EventoGuia, cancelado: boolean): SituacaoMotivo {
  if (cancelado && evento.autorizacao !== autorizacaoEvento.negado) return 'cancelado'
  if (evento.autorizacao === autorizacaoEvento.emAnalise) return 'emAnalise'
  return evento.autorizacao !== autorizacaoEvento.negado && hasGlosa(evento) ? 'pago' : 'decidido'
}

/**
 * The day on which it was authorised, where its guide tells another: a part of it was decided before the whole. Of a
 * cancelled guide nothing is: its events hold no authorisation any more.
 */
export function tellAutorizadoEm(
  guia: Pick<GuiaDetalhada, 'dataAutorizacao' | 'statusFicha'>,
  { autorizacao, dataAutorizacao }: EventoGuia,
): string | undefined {
  if (guia.statusFicha === statusFicha.cancelada) return undefined
  const isConcedida = autorizacoesConcedidas.some((concedida) => concedida === autorizacao)
  if (!isConcedida || !dataAutorizacao || dataAutorizacao === guia.dataAutorizacao) return undefined
  return dataAutorizacao
}

/** How much of it its payment denied, after any appeal. */
function tellGlosa({ valorPago, valorLiberado, valorGlosado }: EventoGuia): GlosaEvento | undefined {
  if (!hasValor(valorGlosado)) return undefined
  return hasValor(valorPago) || hasValor(valorLiberado) ? 'parte' : 'tudo'
}

/** What an event of a guide still may become; without a window its guide takes no days now. `cancelado`: its guide was. */
export const describeSituacao = (evento: EventoGuia, janela: JanelaData | undefined, cancelado: boolean) =>
  describeEvento(
    {
      ...evento,
      cancelado,
      // The contract keeps it between 0 and 4.
      autorizacao: evento.autorizacao as AutorizacaoEvento,
      recursoGanho: hasValor(evento.valorLiberado) && !hasValor(evento.valorGlosado),
      glosa: tellGlosa(evento),
    },
    janela,
    today(),
  )

const aguardam: ReadonlySet<number> = new Set(statusPendentes)

export type Severidade = EventoGuia['motivos'][number]['severidade']

/** What reasons of an event asked for and has come since: while the guide waits for the practice a justification is not enough yet. */
export function listEnviados(guia: GuiaDetalhada, evento: EventoGuia): Severidade[] {
  const isJustificada = guia.justificativaTecnica !== null && !aguardam.has(guia.statusFicha)
  return [
    ...(hasImagemInicial(guia, evento) ? (['pendenciaImagem'] as const) : []),
    ...(isJustificada ? (['pendenciaJustificativa'] as const) : []),
  ]
}

/** What of the practice's an undecided event waits for, "Aguarda justificativa" in one line: the operator is not at it until then. */
export function tellEspera(guia: GuiaDetalhada, evento: EventoGuia): string | undefined {
  if (!aguardam.has(guia.statusFicha)) return undefined
  const faltas = [
    isPedida(evento, 'pendenciaImagem') && !hasImagemInicial(guia, evento) && 'imagem',
    isPedida(evento, 'pendenciaJustificativa') && 'justificativa',
  ].filter(Boolean)
  return faltas.length === 0 ? undefined : `Aguarda\u00a0${faltas.join(' e ')}`
}
