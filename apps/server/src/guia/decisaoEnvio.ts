import { parseFaces } from '@portal/domain/dente/face.tables.ts'
import { decideEvento } from '@portal/domain/evento/decideEvento.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { Preco } from '@portal/domain/evento/price.ts'
import {
  type AutorizacaoEvento,
  autorizacaoEvento,
  tipoAcaoGlosado,
} from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import type { DecisaoEvento } from '@portal/domain/guia/statusCalculado.ts'
import { statusTokenInicial } from '@portal/domain/guia/statusToken.tables.ts'
import type { Evento } from '../evento/evento.store.ts'
import type { Julgado } from '../evento/fatosGuia.ts'
import type { TabelaRegras } from '../evento/regras.ts'

/**
 * What the engine's reasons mean to the guide's status. An event that lacks both waits for the justification, for
 * images may still be uploaded while it is awaited (`statusAposEnvio`).
 */
export function toDecisaoGuia(motivos: readonly Motivo[]): DecisaoEvento {
  const decisao = decideEvento(motivos)
  const faltaJustificativa = motivos.some((motivo) => motivo.severidade === 'pendenciaJustificativa')
  if (decisao === 'pendenteJustificativa' || (decisao === 'pendenteImagem' && faltaJustificativa)) {
    return 'faltaJustificativa'
  }
  return decisao === 'pendenteImagem' ? 'faltaImagem' : decisao
}

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
 * events are "send for payment" (Spec §4), and what speaks against them is judged when they are paid.
 */
export function toEventoEnviado(
  { item, motivos }: Julgado,
  preco: Preco,
  tabela: TabelaRegras,
  { complementar, hoje }: { complementar: boolean; hoje: string },
): Evento {
  const regra = tabela.find(item.codigoEvento)
  const autorizado = complementar
    ? { autorizacao: autorizacaoEvento.envioPagamento, tipoAcao: null, dataAutorizacao: null }
    : toAutorizacao(toDecisaoGuia(motivos), hoje)
  const realizavel = autorizado.dataAutorizacao !== null || complementar
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
    ...autorizado,
    dataRealizacao: realizavel ? (item.data ?? null) : null,
    exigeToken: regra?.tokenObrigatorio ?? false,
    statusToken: statusTokenInicial,
    numeroToken: null,
    dataSolicitacaoToken: null,
    statusEnvio: 'ENVIADO',
    motivos: [...motivos],
    valorPagoCentavos: null,
    valorGlosadoCentavos: null,
  }
}
