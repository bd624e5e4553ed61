import { type EstadoEvento, type EstadoGuia, isEventoPagavel } from './estadoGuia.ts'
import type { MotivoRecusa } from './motivoRecusa.tables.ts'
import { MAXIMO_TOKENS_REJEITADOS } from './statusToken.tables.ts'

interface Condicao {
  vale: (guia: EstadoGuia) => boolean
  motivo: MotivoRecusa
}

/** What must be true of a guide before an action, by the name that the table of actions uses. */
export const condicoes = {
  bloqueada: { vale: (guia) => guia.bloqueada, motivo: 'guiaNaoBloqueada' },
  senhaValida: { vale: (guia) => !guia.senhaVencida, motivo: 'senhaVencida' },
  senhaRenovavel: { vale: (guia) => !guia.senhaDoMes, motivo: 'senhaDoMes' },
  naoRecemNato: { vale: (guia) => !guia.recemNato, motivo: 'senhaRecemNato' },
  senhaNaoRenovada: { vale: (guia) => !guia.senhaRenovada, motivo: 'senhaJaRenovada' },
  temEvento: { vale: (guia) => guia.eventos.length > 0, motivo: 'semEvento' },
  algumAprovado: { vale: (guia) => guia.eventos.some(isEventoPagavel), motivo: 'semEventoAprovado' },
  // What is signed is what was done: without a day nothing was. Produto §4.
  algumDatado: { vale: isAlgumaDatada, motivo: 'nadaDatado' },
  todosDatados: { vale: isTodaDatada, motivo: 'faltaDatar' },
  assinada: { vale: (guia) => guia.assinada, motivo: 'faltaAssinar' },
  naoAssinada: { vale: (guia) => !guia.assinada, motivo: 'jaAssinada' },
  temImagemInicial: { vale: (guia) => !guia.faltaImagemInicial, motivo: 'faltaImagemInicial' },
  temImagemFinal: { vale: (guia) => !guia.faltaImagemFinal, motivo: 'faltaImagemFinal' },
  algumEventoComToken: {
    vale: (guia) => guia.eventos.some(isPorConfirmar),
    motivo: 'semEventoComToken',
  },
  algumTokenPedivel: {
    // Of a guide without tokens nobody rejected one.
    vale: ({ eventos }) => !eventos.some(isPorConfirmar) || eventos.some(isEventoParaToken),
    motivo: 'tokenRejeitado',
  },
  nadaRealizado: {
    vale: ({ eventoRealizado, eventos }) =>
      !eventoRealizado && !eventos.some((evento) => evento.realizado || Boolean(evento.dataRealizacao)),
    motivo: 'eventoRealizado',
  },
  // Cancelled, its request would go back to where it was, and what came of it would be read no more. Operadora §3.
  exameNaoEntregue: { vale: (guia) => !guia.exameEntregue, motivo: 'exameEntregue' },
  complementaresCancelaveis: { vale: (guia) => !guia.complementarPresa, motivo: 'complementarPresa' },
  exameAberto: { vale: ({ exame }) => exame !== undefined && !exame.encerrado, motivo: 'exameEncerrado' },
  semCaptura: { vale: (guia) => !guia.exameCapturado, motivo: 'exameCapturado' },
  algumGlosado: {
    // What was denied before it was done was never paid for: there is nothing to give back.
    vale: (guia) => guia.eventos.some(({ glosado }) => glosado),
    motivo: 'semGlosa',
  },
  recursoAberto: { vale: ({ recurso }) => !recurso?.encerrado, motivo: 'recursoEncerrado' },
} as const satisfies Readonly<Record<string, Condicao>>

export type NomeCondicao = keyof typeof condicoes

type EventoToken = Pick<EstadoEvento, 'autorizacao' | 'exigeToken' | 'statusToken' | 'naoRealizado'>

/** An event that the patient has to confirm before it goes by token: it carries the flag and was not confirmed (Spec §5). */
export function isPorConfirmar(evento: EventoToken): boolean {
  return isEventoPagavel(evento) && evento.exigeToken && evento.statusToken !== 'APROVADO'
}

/** One of which the patient may still be asked: after a no, once more. */
export function isEventoParaToken(evento: EventoToken & Pick<EstadoEvento, 'tokensRejeitados'>): boolean {
  return isPorConfirmar(evento) && (evento.tokensRejeitados ?? 0) < MAXIMO_TOKENS_REJEITADOS
}

/** An event whose work is authorised and has no date: still to be done, or never done. */
export const isSemData = (
  evento: Pick<EstadoEvento, 'autorizacao' | 'naoRealizado' | 'dataRealizacao'>,
): boolean => isEventoPagavel(evento) && !evento.dataRealizacao

/**
 * Whether some events may be said not to have been done: others have their date. A guide of which nothing was done is
 * cancelled, not forwarded.
 */
export function admiteNaoRealizado({ eventos }: Pick<EstadoGuia, 'eventos'>): boolean {
  return eventos.some(isSemData) && isAlgumaDatada({ eventos })
}

/** An event that may be paid has its date: there is something to sign. */
function isAlgumaDatada({ eventos }: Pick<EstadoGuia, 'eventos'>): boolean {
  return eventos.some((evento) => isEventoPagavel(evento) && Boolean(evento.dataRealizacao))
}

/** All that may be paid of it was done by a day, its password's last one: nothing of it needs the password any longer. */
export const isFeitaAte = (guia: Pick<EstadoGuia, 'eventos'>, ultimoDia: string): boolean =>
  isTodaDatada(guia) &&
  guia.eventos.filter(isEventoPagavel).every(({ dataRealizacao }) => (dataRealizacao ?? '') <= ultimoDia)

/** Every event that may be paid has its date: the guide is in stage 3 (Produto §4). */
export function isTodaDatada(guia: Pick<EstadoGuia, 'eventos'>): boolean {
  const pagaveis = guia.eventos.filter(isEventoPagavel)
  return pagaveis.length > 0 && pagaveis.every((evento) => Boolean(evento.dataRealizacao))
}
