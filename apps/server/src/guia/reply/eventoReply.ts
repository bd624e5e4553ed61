import type { Visivel } from '@portal/contract/campo.ts'
import type { EventoGuia } from '@portal/contract/evento.ts'
import type { MotivosItem } from '@portal/contract/motivo.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { SEM_PRECO } from '@portal/domain/evento/regra/price.ts'
import { tellCopart } from '@portal/domain/evento/regra/tellCopart.ts'
import { autorizacaoEvento, loadAutorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { isComplementar, isEventoPagavel } from '@portal/domain/guia/estadoGuia.ts'
import { type StatusFicha, statusFicha, statusJulgados } from '@portal/domain/guia/statusFicha.tables.ts'
import { loadStatusToken } from '@portal/domain/guia/statusToken.tables.ts'
import type { EventoValorado } from '@portal/domain/guia/valoresGuia.ts'
import type { Static } from 'typebox'
import { getAjudas } from '../../regraEvento/ajuda.ts'
import { toGlosa } from '../../regraEvento/glosa.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import type { PagoVisto } from '../../repasse/pago.store.ts'
import { tellVisto, tellVistoNulavel } from '../../repasse/visto.store.ts'
import type { Evento } from '../fatos/evento.store.ts'
import type { Julgado } from '../fatos/fatosGuia.ts'
import type { Guia } from '../fatos/guia.store.ts'
import { isTardeEmAnalise } from '../pagamento/dataTardia.ts'
import { type JanelaDoEvento, toJanela } from './janela.ts'
import type { Pagos } from './loadPagos.ts'

/** What the runs made of an event, as its guide tells it. */
const toPagamento = (pago: PagoVisto): Partial<Visivel<EventoGuia>> => ({
  valorPago: tellVisto(pago.liberadoCentavos),
  valorGlosado: tellVisto(pago.glosaCentavos),
  valorFranquia: tellVisto(pago.franquiaCentavos),
  valorRecursado: tellVistoNulavel(pago.recursadoCentavos),
  valorLiberado: tellVistoNulavel(pago.devolvidoCentavos),
  decisaoRecurso: pago.decisaoRecurso,
  descricaoJustificativa: pago.justificativa,
  glosa: pago.glosas.map(toGlosa),
})

/**
 * A stored event with what the session may read of its payment: its guide's status may impose the authorisation (Spec
 * §4).
 */
export function toEventoGuia(
  evento: Evento,
  guia: Pick<Guia, 'statusFicha' | 'numeroFichaPrincipal'>,
  tabela: TabelaRegras,
  pago: PagoVisto | undefined,
  /** Absent while its guide takes no days. */
  janelaDoEvento: JanelaDoEvento | undefined,
): Visivel<EventoGuia> {
  const { statusFicha: status } = guia
  const motivos = listMotivos(evento, status, pago)
  const autorizacao = loadAutorizacaoEvento(status, evento)
  return {
    codigoEvento: evento.codigoEvento,
    descricao: tabela.find(evento.codigoEvento)?.descricao ?? evento.codigoEvento,
    codigoLocalizacao: evento.dente ?? evento.regiao,
    codigoFace: evento.faces,
    quantidade: evento.quantidade,
    numeroSequencialInclusao: evento.sequencialInclusao,
    numeroSequencialEvento: evento.sequencialEvento,
    dataRealizacao: evento.dataRealizacao,
    // A date undoes the word that it was not done.
    ...(janelaDoEvento &&
      isEventoPagavel({ autorizacao: evento.autorizacao }) && {
        janelaData: toJanela(janelaDoEvento(evento)),
      }),
    ...(janelaDoEvento &&
      evento.dataRealizacao !== null &&
      evento.apresentarAte !== null && { apresentarAte: evento.apresentarAte }),
    ...(isTardeEmAnalise(evento) && { dataEmAnalise: true }),
    ...(evento.naoRealizado && { naoRealizado: true }),
    dataAutorizacao: evento.dataAutorizacao,
    tipoAcao: evento.tipoAcao,
    autorizacao,
    valor: toValor(evento.valorCentavos),
    // Nobody owes a part of what was denied (Operadora §4).
    ...tellCopart(autorizacao === autorizacaoEvento.negado ? SEM_PRECO : evento),
    motivos,
    ajudaEvento: getAjudas(motivos),
    exigeToken: evento.exigeToken,
    statusToken: loadStatusToken(evento.statusToken, isComplementar(guia)),
    ...(evento.tokensRejeitados > 0 && { tokensRejeitados: evento.tokensRejeitados }),
    numeroToken: evento.numeroToken,
    dataSolicitacaoToken: evento.dataSolicitacaoToken?.toISOString() ?? null,
    statusEnvio: evento.statusEnvio,
    ...(pago && toPagamento(pago)),
  }
}

/** An appeal gave back all that the payment denied. */
const isRevertida = ({ devolvidoCentavos, glosaCentavos }: PagoVisto): boolean =>
  (devolvidoCentavos ?? 0) > 0 && glosaCentavos === 0

/**
 * What speaks against an event, and no longer does once an appeal was won: that is its history, which the appeal tells. Once its payment was judged that is why a run denied it, which tells the money: as the money
 * it is told whoever sees it. What a processed guide was denied can no longer be put right in it: it is appealed against.
 */
function listMotivos(
  { motivos, autorizacao }: Evento,
  status: StatusFicha,
  pago: PagoVisto | undefined,
): Motivo[] {
  if (statusJulgados.has(status) && autorizacao !== autorizacaoEvento.negado && !pago) return []
  if (pago && isRevertida(pago)) return motivos.filter(({ severidade }) => severidade === 'aviso')
  return status === statusFicha.processada
    ? motivos.map(({ correcao: _tarde, justificativaMinima: _sem, ...motivo }) => motivo)
    : motivos
}

/** Stored events with the authorisation that their guide's status imposes and what was paid of them, for its sums. */
export const toEventosValorados = (
  status: StatusFicha,
  eventos: readonly Evento[],
  pagos: Pagos,
): EventoValorado[] =>
  eventos.map((evento) => ({
    autorizacao: loadAutorizacaoEvento(status, evento),
    naoRealizado: evento.naoRealizado,
    cancelado: status === statusFicha.cancelada,
    valorCentavos: evento.valorCentavos,
    copartCentavos: evento.copartCentavos,
    copartOperadoraCentavos: evento.copartOperadoraCentavos,
    pago: pagos.get(evento.sequencialInclusao),
  }))

export const toMotivosItem = ({ item, motivos }: Julgado): Static<typeof MotivosItem> => ({
  numeroSequencialInclusao: item.sequencial,
  motivos: [...motivos],
})
