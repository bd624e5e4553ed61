import { parseFaces } from '@portal/domain/dente/face.tables.ts'
import { type DecisaoEvento, decideEvento } from '@portal/domain/evento/criterio/decideEvento.ts'
import type { Preco } from '@portal/domain/evento/regra/price.ts'
import {
  type AutorizacaoEvento,
  autorizacaoEvento,
  tipoAcaoGlosado,
} from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { statusTokenInicial } from '@portal/domain/guia/statusToken.tables.ts'
import type { Rede } from '@portal/domain/rede/rede.tables.ts'
import { fimApresentacaoNaRede } from '@portal/domain/repasse/apresentacao.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import type { Evento } from '../fatos/evento.store.ts'
import type { Julgado } from '../fatos/fatosGuia.ts'
import type { ItemAPrecificar } from '../fatos/precoGuia.ts'

/** An event judged, with what becomes of it. */
export type Decidido = Julgado & { decisao: DecisaoEvento }

export const decideJulgado = (julgado: Julgado): Decidido => ({
  ...julgado,
  decisao: decideEvento(julgado.motivos),
})

/**
 * An item as it is priced with its guide's others: what is denied takes nothing of the month's cap, and what is sent with its
 * day is done only where that day will be kept (`toEventoEnviado`).
 */
export const toAPrecificar = ({ item, decisao }: Decidido, complementar: boolean): ItemAPrecificar => ({
  ...item,
  isFeito: item.data !== undefined && (complementar || decisao === 'aprovado'),
  isNegado: decisao === 'negado',
})

const autorizacoes: Partial<Record<DecisaoEvento, AutorizacaoEvento>> = {
  aprovado: autorizacaoEvento.aprovado,
  negado: autorizacaoEvento.negado,
}

/** The authorisation that a decision leads to; what is not decided yet is in analysis. */
export function toAutorizacao(
  decisao: DecisaoEvento,
  hoje: string,
): Pick<Evento, 'autorizacao' | 'tipoAcao' | 'dataAutorizacao'> {
  const autorizacao = autorizacoes[decisao] ?? autorizacaoEvento.emAnalise
  return {
    autorizacao,
    tipoAcao: autorizacao === autorizacaoEvento.negado ? tipoAcaoGlosado : null,
    dataAutorizacao: autorizacao === autorizacaoEvento.aprovado ? hoje : null,
  }
}

/**
 * The event as it is stored when its guide is sent. A complementary guide is not authorised one event at a time: its
 * events are "send for payment" (Spec §4).
 */
export function toEventoEnviado(
  { item, motivos, decisao }: Decidido,
  preco: Preco,
  tabela: TabelaRegras,
  {
    complementar,
    hoje,
    rede,
    codigoPlano,
  }: { complementar: boolean; hoje: string; rede: Rede; codigoPlano: string | null },
): Evento {
  const regra = tabela.find(item.codigoEvento)
  const autorizado = complementar
    ? { autorizacao: autorizacaoEvento.envioPagamento, tipoAcao: null, dataAutorizacao: null }
    : toAutorizacao(decisao, hoje)
  const realizavel = autorizado.dataAutorizacao !== null || complementar
  const dataRealizacao = realizavel ? (item.data ?? null) : null
  return {
    sequencialInclusao: item.sequencial,
    sequencialEvento: 1,
    codigoEvento: regra?.codigoEvento ?? item.codigoEvento,
    dente: item.dente ?? null,
    regiao: item.regiao ?? null,
    faces: parseFaces(item.faces ?? '') || null,
    quantidade: item.quantidade,
    valorCentavos: preco.valorCentavos,
    copartCentavos: preco.copartCentavos,
    copartOperadoraCentavos: preco.copartOperadoraCentavos,
    codigoPlano,
    ...autorizado,
    dataRealizacao,
    naoRealizado: false,
    desloca: true,
    tardioEm: null,
    diasParados: 0,
    apresentarAte: dataRealizacao && fimApresentacaoNaRede(tabela.calendarios, rede, dataRealizacao),
    exigeToken: regra?.tokenObrigatorio ?? false,
    statusToken: statusTokenInicial,
    tokensRejeitados: 0,
    numeroToken: null,
    dataSolicitacaoToken: null,
    statusEnvio: 'ENVIADO',
    motivos: [...motivos],
    glosado: false,
  }
}
