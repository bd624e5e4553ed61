import { explainPareceres } from '@portal/domain/auditoria/politicaAuditoria.ts'
import { addDiasUteis } from '@portal/domain/calendario/diaUtil.ts'
import { etapa } from '@portal/domain/guia/etapa.tables.ts'
import type { StatusAuditoria } from '@portal/domain/guia/statusAuditoria.tables.ts'
import { getStatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { findPrazoSenha } from '@portal/domain/liberacaoSenha/prazoSenha.ts'
import { endValidadeSenha } from '@portal/domain/liberacaoSenha/validadeSenha.ts'
import { CALENDARIOS_REPASSE } from '@portal/domain/repasse/calendarioRepasse.data.ts'
import { autorPolitica } from '../../guia/registro/historico.store.ts'
import { fechamentoOf, toNumeroLote } from '../../repasse/encaminhamento.store.ts'
import type { Random } from '../chance/random.ts'
import { PRAZOS_SENHA } from '../contrato/prazoSenha.data.ts'
import type { Precos } from '../contrato/precos.ts'
import type { Momento } from '../guia/calendario.ts'
import type { GuiaVivida, Numero } from '../guia/esbocoGuia.ts'
import {
  JUSTIFICATIVAS,
  JUSTIFICATIVAS_SEM_MOTIVO,
  MOTIVOS_CANCELAMENTO,
  OBSERVACOES,
} from '../guia/tratamento.data.ts'
import type { Acervo } from '../radiografia/acervo.ts'
import type { GuiaSemeada, LinhaSemeada } from './guiaSemeada.ts'
import { toLinhasEvento } from './linhaEvento.ts'
import { toLinhasImagem } from './linhaImagem.ts'
import { findEncaminhamento, findMarcos, type Marcos } from './marcos.ts'
import { toSolicitante } from './solicitante.ts'

function toStatusAuditoria(momentos: readonly Momento[], { decidida }: Marcos): StatusAuditoria {
  const pedida = momentos.some(({ passo }) => passo.acao === 'requestAuditoria')
  if (pedida) return decidida ? 'AUDITADO' : 'NAO_AUDITADO'
  return momentos.some(({ passo }) => passo.status === 'emAnalise') ? 'ENVIO_PENDENTE' : 'NAO_SE_APLICA'
}

function toPrazo({ passo, dia }: Momento): string | null {
  const { prazoDiasUteis } = getStatusFicha(statusFicha[passo.status])
  return prazoDiasUteis === undefined ? null : addDiasUteis(dia, prazoDiasUteis)
}

const isSemMotivo = ({ itens }: GuiaVivida): boolean =>
  itens.some(({ decisao, aprovado }) => decisao === 'pendenteJustificativa' && !aprovado)

const isDecisao = ({ acao, status }: Momento['passo']): boolean =>
  acao === 'concludeAuditoria' && status !== 'emAnalise'

/** What the policy said of each event that the sending had left to it. */
const explainAuditoria = ({ itens }: GuiaVivida): string =>
  explainPareceres(
    itens.flatMap(({ decisao, aprovado, motivosFinais }, i) => {
      if (decisao === 'aprovado' || decisao === 'negado') return []
      const razao = motivosFinais[0]?.submotivo
        ? `${motivosFinais[0].submotivo.texto} (${motivosFinais[0].codigoGlosa})`
        : 'nada contraria a situação inicial.'
      return [{ nome: `Evento ${i + 1}`, parecer: { aprovado, razao } }]
    }),
  )

function toLinhasHistorico(
  guia: GuiaVivida,
  numeroFicha: number,
  motivo: string,
): LinhaSemeada<'historico_guia'>[] {
  return guia.momentos.map(({ passo, em }, i) => {
    const antes = guia.momentos[i - 1]?.passo
    return {
      numero_ficha: numeroFicha,
      codigo_credenciado: guia.credenciado.codigo,
      em,
      autor: isDecisao(passo) ? autorPolitica : passo.autor,
      acao: passo.acao,
      de_status: antes ? statusFicha[antes.status] : null,
      para_status: statusFicha[passo.status],
      de_etapa: antes ? etapa[antes.etapa] : null,
      para_etapa: etapa[passo.etapa],
      motivo: passo.acao === 'cancel' ? motivo : isDecisao(passo) ? explainAuditoria(guia) : null,
    }
  })
}

function toLinhasObservacao(
  guia: GuiaVivida,
  numeroFicha: number,
  { enviada, justificada }: Marcos,
  justificativa: string,
  random: Random,
): LinhaSemeada<'observacao_guia'>[] {
  const base = {
    numero_ficha: numeroFicha,
    codigo_credenciado: guia.credenciado.codigo,
    autor: 'credenciado',
  }
  const ditas = [
    enviada && random.chance(0.2)
      ? { ...base, tipo: 'observacao', descricao: random.pick(OBSERVACOES), criada_em: enviada.em }
      : undefined,
    justificada
      ? { ...base, tipo: 'justificativa', descricao: justificativa, criada_em: justificada.em }
      : undefined,
  ].filter((linha) => linha !== undefined)
  return ditas.map((linha, i) => ({ ...linha, sequencial: i + 1 }))
}

/** Half of the guides that wait to be sent have something typed. */
function toLinhasRascunho(guia: GuiaVivida, numeroFicha: number, ultimo: Momento, random: Random) {
  const itens = guia.itens.map(({ regra, local }, i) => ({
    sequencial: i + 1,
    codigoEvento: regra.codigoEvento,
    ...Object.fromEntries(Object.entries(local).filter(([, value]) => value !== null)),
    quantidade: 1,
  }))
  if (ultimo.passo.etapa !== 'liberacaoSenha' || guia.momentos.length > 1 || random.chance(0.5)) return []
  return [
    {
      numero_ficha: numeroFicha,
      codigo_credenciado: guia.credenciado.codigo,
      revisao: 1,
      conteudo: JSON.stringify({ itens, observacao: '', justificativa: '' }),
      salvo_em: ultimo.em,
    },
  ]
}

function toLinhasEncaminhamento(
  { credenciado }: GuiaVivida,
  numero_ficha: number,
  marcos: Marcos,
): LinhaSemeada<'encaminhamento'>[] {
  const momento = findEncaminhamento(marcos)
  if (!momento) return []
  const { dia, em } = momento
  return [
    {
      codigo_credenciado: credenciado.codigo,
      numero_ficha,
      numero_lote: toNumeroLote(dia),
      em,
      fechamento: fechamentoOf(CALENDARIOS_REPASSE, credenciado.rede, dia),
    },
  ]
}

/** All rows of a guide as it stands at its last moment; without films, it has no images. */
export function toLinhasGuia(
  guia: GuiaVivida,
  numero: Numero,
  precos: Precos,
  random: Random,
  acervo?: Acervo,
): GuiaSemeada {
  const [primeiro, ultimo] = [guia.momentos[0], guia.momentos.at(-1)]
  if (!primeiro || !ultimo) throw new RangeError('a guide begins with the release of its password')
  const { numeroFicha, senha } = numero
  const marcos = findMarcos(guia.momentos)
  const prazo = findPrazoSenha(PRAZOS_SENHA, guia.credenciado.rede, guia.tipo, primeiro.dia)
  const eventos = toLinhasEvento(guia, numero, precos, random)
  const textos = isSemMotivo(guia) ? JUSTIFICATIVAS_SEM_MOTIVO : JUSTIFICATIVAS
  const [justificativa, cancelamento] = [random.pick(textos), random.pick(MOTIVOS_CANCELAMENTO)]
  return {
    guia: [
      {
        numero_ficha: numeroFicha,
        codigo_credenciado: guia.credenciado.codigo,
        codigo_associado: guia.pedido.associado.linha.codigo,
        codigo_plano: guia.pedido.associado.planos[0] ?? '',
        codigo_especialidade: guia.especialidade,
        codigo_tipo_atendimento: guia.tipo,
        codigo_dentista: random.pick(guia.credenciado.dentistas).codigo,
        emergencia: guia.especialidade === 18,
        numero_ficha_principal: guia.numeroFichaPrincipal,
        status_ficha: statusFicha[ultimo.passo.status],
        codigo_etapa: etapa[ultimo.passo.etapa],
        status_auditoria: toStatusAuditoria(guia.momentos, marcos),
        versao: guia.momentos.length,
        senha,
        validade_senha: endValidadeSenha(prazo, primeiro.dia),
        liberada_em: primeiro.em,
        enviada_em: marcos.enviada?.em ?? null,
        data_autorizacao:
          marcos.decidida?.passo.status === 'naoAutorizada' ? null : (marcos.decidida?.dia ?? null),
        justificativa_tecnica: marcos.justificada ? justificativa : null,
        assinada_em: marcos.assinada?.em ?? null,
        assinada_por: marcos.assinada ? guia.credenciado.nome : null,
        assinatura_hash: marcos.assinada ? random.hex(64) : null,
        cancelada_em: marcos.cancelada?.em ?? null,
        motivo_cancelamento: marcos.cancelada ? cancelamento : null,
        prazo: toPrazo(ultimo),
        quantidade_eventos: eventos.length,
        valor_total_centavos: eventos.reduce((sum, evento) => sum + Number(evento.valor_centavos), 0),
        atualizada_em: ultimo.em,
        ...toSolicitante(guia, numeroFicha),
      },
    ],
    evento_guia: eventos,
    encaminhamento: toLinhasEncaminhamento(guia, numeroFicha, marcos),
    historico_guia: toLinhasHistorico(guia, numeroFicha, cancelamento),
    observacao_guia: toLinhasObservacao(guia, numeroFicha, marcos, justificativa, random),
    imagem_guia: acervo ? toLinhasImagem(guia, numeroFicha, acervo) : [],
    rascunho_guia: toLinhasRascunho(guia, numeroFicha, ultimo, random),
  }
}
