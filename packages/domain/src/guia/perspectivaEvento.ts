import { toBrasileira } from '../calendario/dataCivil.ts'
import type { Motivo } from '../evento/motivo.ts'
import type { Tom } from '../tom.ts'
import {
  type AutorizacaoEvento,
  autorizacaoEvento,
  getAutorizacaoEvento,
  type LinhaAutorizacao,
} from './autorizacaoEvento.tables.ts'
import { warnFim } from './avisoFim.ts'
import { isDiaNegado } from './avisoPagamento.ts'
import type { JanelaData } from './dataRealizacao.ts'
import { isEventoPagavel } from './estadoGuia.ts'
import { isRejeitado } from './statusToken.tables.ts'

/** What was authorised and its payment denied: it is no longer what the authorisation said. */
const glosados = {
  tudo: { rotulo: 'Glosado', tom: 'perigo' },
  parte: { rotulo: 'Glosado em parte', tom: 'atencao' },
} as const satisfies Readonly<Record<string, { rotulo: string; tom: Tom }>>

/** How much of an event its payment denied. */
export type GlosaEvento = keyof typeof glosados

/** What of an event tells what it may still become; its window is the guide's or its own (`dataRealizacao.ts`). */
export type EventoHoje = {
  readonly autorizacao: AutorizacaoEvento
  readonly dataRealizacao?: string | null | undefined
  readonly motivos: readonly (Pick<Motivo, 'severidade' | 'campo'> & { readonly codigoGlosa: string })[]
  readonly naoRealizado?: boolean | undefined
  readonly statusToken?: string | undefined
  /** Last day on which it may be forwarded; absent where no term runs. */
  readonly apresentarAte?: string | null | undefined
  /** Its guide was cancelled. */
  readonly cancelado?: boolean | undefined
  /** An appeal gave back what the payment had denied of it. */
  readonly recursoGanho?: boolean | undefined
  /** What its payment denied of it, all or a part; absent where it denied nothing, or was not made. */
  readonly glosa?: GlosaEvento | undefined
}

/**
 * An event's authorisation as it stands today: what would not be paid as it is, or its patient did not confirm, is not green. Without a window its guide
 * takes no days now, and none bounds it.
 */
export function describeEvento(
  evento: EventoHoje,
  janela: JanelaData | undefined,
  hoje: string,
): { rotulo: string; tom: Tom; nota?: string } | undefined {
  const linha = getAutorizacaoEvento(evento.autorizacao)
  if (linha && evento.cancelado) return describeCancelado(linha)
  if (linha && evento.recursoGanho) return { ...linha, nota: 'Aprovado em recurso' }
  if (!linha || !isEventoPagavel(evento)) return linha
  if (evento.glosa) return glosados[evento.glosa]
  if (!janela) return linha
  if (evento.dataRealizacao) {
    const nota = explainDatado(evento, janela, hoje)
    if (nota !== undefined) return { ...linha, tom: 'atencao', nota }
    return isRejeitado(evento) ? { ...linha, tom: 'atencao' } : linha
  }
  const { ate } = janela
  if (ate === null) return { ...linha, tom: 'atencao', nota: 'Nenhuma data é paga' }
  return ate < hoje ? { ...linha, tom: 'atencao', nota: `Só se feito até ${toBrasileira(ate)}` } : linha
}

/** What was denied stays so; nothing else of a cancelled guide waits for anybody, and what it was is its history. */
function describeCancelado(linha: LinhaAutorizacao): { rotulo: string; tom: Tom; nota?: string } {
  if (linha.codigo === autorizacaoEvento.negado) return linha
  const cancelado = { rotulo: 'Cancelado', tom: 'neutro' } as const
  return linha.codigo === autorizacaoEvento.aprovado
    ? { ...cancelado, nota: 'Tinha sido aprovado' }
    : cancelado
}

/** Why a dated event would not be paid as it is, or soon will not be: what was found when it was dated, and what is so now. */
function explainDatado(evento: EventoHoje, janela: JanelaData, hoje: string): string | undefined {
  if (isDiaNegado(evento, janela)) return 'Como está, não é pago'
  const { apresentarAte } = evento
  if (!apresentarAte) return undefined
  const aviso = warnFim(apresentarAte, hoje)
  const em = toBrasileira(apresentarAte)
  if (aviso === 'vencida') return `Prazo de apresentação terminou em ${em}`
  return aviso === 'ultimosDias' ? `Encaminhe até ${em}` : undefined
}
