import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { isSenhaDoMes } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import type { AutorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import type { EstadoGuia } from '@portal/domain/guia/estadoGuia.ts'
import { type Etapa, etapa, getEtapa } from '@portal/domain/guia/etapa.tables.ts'
import { getStatusAuditoria, type StatusAuditoria } from '@portal/domain/guia/statusAuditoria.tables.ts'
import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { getStatusToken, statusTokenInicial } from '@portal/domain/guia/statusToken.tables.ts'
import { faltaImagem } from '@portal/domain/imagem/imagemExigida.ts'
import { today } from '../../calendario/format.ts'

const toEtapa = (codigo: number): Etapa => getEtapa(codigo)?.codigo ?? etapa.liberacaoSenha
const toAuditoria = (codigo: string): StatusAuditoria => getStatusAuditoria(codigo)?.codigo ?? 'NAO_SE_APLICA'

/** The guide of the wire as its life sees it: what the buttons are asked of. */
export function toEstadoGuia(guia: GuiaDetalhada): EstadoGuia {
  return {
    statusFicha: getStatusFicha(guia.statusFicha).codigo,
    codigoEtapaAtual: toEtapa(guia.codigoEtapaAtual),
    numeroFichaPrincipal: guia.numeroFichaPrincipal,
    statusAuditoria: toAuditoria(guia.statusAuditoria),
    bloqueada: guia.bloqueio,
    senhaVencida: guia.validadeSenha < today(),
    senhaRenovada: Boolean(guia.senhaRenovadaEm),
    senhaDoMes: isSenhaDoMes(guia.tipoAtendimento),
    recemNato: guia.recemNato,
    complementarPresa: guia.complementares.some(({ cancelavel }) => cancelavel === false),
    assinada: guia.assinatura !== null,
    faltaImagemInicial: faltaImagem(guia.imagensExigidas, 'inicial'),
    faltaImagemFinal: faltaImagem(guia.imagensExigidas, 'final'),
    exame: toExame(guia),
    exameCapturado: guia.numeroPedidoExame !== null,
    exameEntregue: guia.exameEntregue,
    recurso: toRecurso(guia),
    eventos: guia.eventos.map((evento) => ({
      // The contract keeps it between 0 and 4.
      autorizacao: evento.autorizacao as AutorizacaoEvento,
      dataRealizacao: evento.dataRealizacao,
      naoRealizado: evento.naoRealizado,
      statusToken: getStatusToken(evento.statusToken)?.codigo ?? statusTokenInicial,
      tokensRejeitados: evento.tokensRejeitados,
      realizado: evento.dataRealizacao !== null,
      exigeToken: evento.exigeToken,
      glosado: (evento.valorGlosado ?? '0.00') !== '0.00',
    })),
  }
}

/** What a list tells of a guide, as far as its life is asked about. */
export type CabecaGuia = Pick<GuiaResumo, 'statusFicha' | 'codigoEtapaAtual' | 'bloqueio'> &
  Partial<Pick<GuiaResumo, 'numeroFichaPrincipal' | 'exameAte' | 'eventoRealizado'>>

/** The same of a guide of a list, which knows of its events only whether one was done: what they lack the server says. */
export const toEstadoCabeca = (guia: CabecaGuia): EstadoGuia => ({
  statusFicha: getStatusFicha(guia.statusFicha).codigo,
  codigoEtapaAtual: toEtapa(guia.codigoEtapaAtual),
  numeroFichaPrincipal: guia.numeroFichaPrincipal,
  statusAuditoria: 'NAO_SE_APLICA',
  bloqueada: guia.bloqueio,
  senhaVencida: false,
  senhaRenovada: false,
  assinada: false,
  faltaImagemInicial: false,
  faltaImagemFinal: false,
  exame: toExame(guia),
  eventoRealizado: guia.eventoRealizado,
  eventos: [],
})

/** Until when the images of an exam may come, and whether that is over; undefined of a guide that has none. */
const toExame = ({ exameAte: ate }: Pick<CabecaGuia, 'exameAte'>): EstadoGuia['exame'] =>
  ate === undefined ? undefined : { ate, encerrado: ate !== null && ate < today() }

/** Until when what its payment denied may be appealed, and whether that is over; undefined of a guide that has no such term. */
const toRecurso = ({ recursoAte: ate }: Pick<GuiaDetalhada, 'recursoAte'>): EstadoGuia['recurso'] =>
  ate === undefined ? undefined : { ate, encerrado: ate < today() }
