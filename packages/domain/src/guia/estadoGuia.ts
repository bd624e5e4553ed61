import {
  type AutorizacaoEvento,
  autorizacoesConcedidas,
  loadAutorizacaoEvento,
} from './autorizacaoEvento.tables.ts'
import { type Etapa, etapa } from './etapa.tables.ts'
import type { StatusAuditoria } from './statusAuditoria.tables.ts'
import { type StatusFicha, statusFicha } from './statusFicha.tables.ts'
import type { StatusToken } from './statusToken.tables.ts'

/** What the guide's life needs to know of an event. */
export interface EstadoEvento {
  autorizacao: AutorizacaoEvento
  /** YYYY-MM-DD. */
  dataRealizacao?: string | null | undefined
  statusToken: StatusToken
  /** How often the patient said no to it; never, where it is not told. */
  tokensRejeitados?: number | undefined
  realizado: boolean
  /** The event's token flag: only events that carry it are sent in a token request (Spec §5). */
  exigeToken: boolean
  /** Denied, wholly or in part, when it was paid. */
  glosado: boolean
  /** The provider said at the forwarding that it was never done: nobody pays for it. */
  naoRealizado?: boolean | undefined
}

/** What the guide's life needs to know of a guide: the same on the screen and on the server. */
export interface EstadoGuia {
  statusFicha: StatusFicha
  codigoEtapaAtual: Etapa
  numeroFichaPrincipal?: number | null | undefined
  statusAuditoria: StatusAuditoria
  bloqueada: boolean
  /** The password's validity is over. */
  senhaVencida: boolean
  /** The password had its one renewal. */
  senhaRenovada: boolean
  /** The password ends with the month that it is for, and has no renewal (`isSenhaDoMes`). */
  senhaDoMes?: boolean | undefined
  /** Of a newborn under the card: the password ends with that attendance, and has no renewal (`endValidadeSenha`). */
  recemNato?: boolean | undefined
  assinada: boolean
  /** A required image of the moment "inicial" (before the authorisation) is missing. */
  faltaImagemInicial: boolean
  /** A required image of the moment "final" (before the payment) is missing. */
  faltaImagemFinal: boolean
  /** A living complementary guide cannot be cancelled, and so neither can this one; asked where that matters. */
  complementarPresa?: boolean | undefined
  /** An event of it has a day, of a guide of which the events themselves are not told. */
  eventoRealizado?: boolean | undefined
  /**
   * Of a radiology guide: the last day on which its images and reports may come, null while no term runs, and whether that
   * is over. Operadora §3.
   */
  exame?: { ate: string | null; encerrado: boolean } | undefined
  /** Opened for the approved exams of a captured request, and for no others. */
  exameCapturado?: boolean | undefined
  /** Images or reports of a captured request are on its guide: whoever asked for the exam has them. */
  exameEntregue?: boolean | undefined
  /** Of a paid guide of which something was denied: the last day on which it may be appealed, and whether that is over. */
  recurso?: { ate: string; encerrado: boolean } | undefined
  eventos: readonly EstadoEvento[]
}

/**
 * The loading rules of Spec §4. A complementary guide still stored in the password-release stage reads as a
 * treatment plan once it was sent, and the status imposes its authorisation on the events. Safe to repeat.
 */
export function loadGuiaState<G extends EstadoGuia>(guia: G): G {
  const enviada =
    guia.statusFicha === statusFicha.complementarEnviada || guia.statusFicha === statusFicha.enviadaApp
  const avanca =
    Boolean(guia.numeroFichaPrincipal) && guia.codigoEtapaAtual === etapa.liberacaoSenha && enviada
  return {
    ...guia,
    codigoEtapaAtual: avanca ? etapa.planoTratamento : guia.codigoEtapaAtual,
    statusAuditoria:
      avanca && guia.statusFicha === statusFicha.complementarEnviada ? 'NAO_SE_APLICA' : guia.statusAuditoria,
    eventos: guia.eventos.map((evento) => ({
      ...evento,
      autorizacao: loadAutorizacaoEvento(guia.statusFicha, evento),
    })),
  }
}

/** Whether a guide was opened beside a main one. */
export const isComplementar = ({ numeroFichaPrincipal }: Pick<EstadoGuia, 'numeroFichaPrincipal'>): boolean =>
  (numeroFichaPrincipal ?? null) !== null

/** Any stage other than the password release locks the guide and its events (Spec §4); so does the lock itself. */
export function edicaoBloqueada(guia: EstadoGuia): boolean {
  return guia.bloqueada || loadGuiaState(guia).codigoEtapaAtual !== etapa.liberacaoSenha
}

/**
 * An event that may be done and paid, and was not said to have been left undone.
 */
export function isEventoPagavel({
  autorizacao,
  naoRealizado = false,
}: Pick<EstadoEvento, 'autorizacao' | 'naoRealizado'>): boolean {
  return autorizacoesConcedidas.some((concedida) => concedida === autorizacao) && !naoRealizado
}
