import { MAXIMO_EVENTOS_GUIA } from '@portal/domain/guia/limiteEventos.ts'
import { autoresObservacao, tiposObservacao } from '@portal/domain/guia/observacao.tables.ts'
import { momentosExigidos } from '@portal/domain/imagem/imagemExigida.ts'
import { limitesRecurso } from '@portal/domain/recursoGlosa/limiteRecurso.ts'
import { situacoesRepasse } from '@portal/domain/repasse/situacaoRepasse.tables.ts'
import Type, { type Static } from 'typebox'
import {
  CodigoEvento,
  CodigoLocalizacao,
  CodigoTipoAtendimento,
  Data,
  DinheiroRepasse,
  Instante,
  Nulavel,
  NumeroFicha,
  Objeto,
  Sequencial,
  UmDe,
  Versao,
} from './campo.ts'

/** One row of the guide's history (Produto §4). */
export const PassoHistorico = Objeto({
  em: Instante,
  autor: Type.String(),
  acao: Type.String(),
  deStatus: Nulavel(Type.Integer()),
  paraStatus: Type.Integer(),
  deEtapa: Nulavel(Type.Integer()),
  paraEtapa: Type.Integer(),
  motivo: Nulavel(Type.String()),
})

const LimiteData = Objeto({ codigoGlosa: Type.String(), texto: Type.String() })

/**
 * The domain's `JanelaData`: first and last paid day, each with the denial that speaks against the day beyond, and the
 * day before which no work can lie.
 */
export const JanelaData = Objeto({
  inicio: Type.Optional(Data),
  desde: Type.Optional(Data),
  antes: Type.Optional(LimiteData),
  ate: Nulavel(Data),
  depois: Type.Optional(LimiteData),
})

export const ImagemExigida = Objeto({
  numeroSequencialInclusao: Sequencial,
  codigoEvento: CodigoEvento,
  codigoLocalizacao: Nulavel(CodigoLocalizacao),
  momento: UmDe(momentosExigidos),
  atendida: Type.Boolean(),
})

export const Observacao = Objeto({
  sequencial: Type.Integer(),
  autor: UmDe(autoresObservacao),
  tipo: UmDe(tiposObservacao),
  descricaoObservacao: Type.String(),
  criadaEm: Instante,
})

/** Approved events without a date that were never done, by their sequence of inclusion; ours (Produto §4). */
export const NaoRealizados = Type.Optional(Type.Array(Sequencial, { maxItems: MAXIMO_EVENTOS_GUIA }))

/** What a transition leaves behind: the guide as it is now. */
export const SituacaoGuia = Objeto({
  numeroFicha: NumeroFicha,
  statusFicha: Type.Integer(),
  codigoEtapaAtual: Type.Integer(),
  versao: Versao,
})
export type SituacaoGuia = Static<typeof SituacaoGuia>

/** A run's part in a guide: when it is paid, and the closing day that names its statement. */
export const PagamentoGuia = Objeto({
  dataFechamento: Data,
  dataPagamento: Data,
  situacao: UmDe(situacoesRepasse),
  valorLiberado: DinheiroRepasse,
})
export type PagamentoGuia = Static<typeof PagamentoGuia>

/** Of a guide once it was paid. */
export const aposPagamento = {
  /** The runs that judged it, in their order; absent until one did, and where the events' `valorPago` is. */
  pagamentos: Type.Optional(Type.Array(PagamentoGuia)),
  /** Last day on which what a run denied may be appealed; absent where nothing was, and once it was appealed. */
  recursoAte: Type.Optional(Data),
  /** While it may be appealed: that no appeal, or none as it stands, brings it or a part of it back. */
  limiteRecurso: Type.Optional(UmDe(limitesRecurso)),
}

/** A complementary guide, as its main one tells it. */
export const Complementar = Objeto({
  numeroFicha: NumeroFicha,
  statusFicha: Type.Integer(),
  /** Absent where the guide is over; false where it would keep the main one from being cancelled. */
  cancelavel: Type.Optional(Type.Boolean()),
})
export type Complementar = Static<typeof Complementar>

/** With the guide's type, only what that may hold: the first orthodontic consultation is alone in its own. The type is ours. */
export const PerguntaPreAprovacao = Objeto({
  codigoEspecialidade: Type.Integer({ minimum: 1, maximum: 99 }),
  codigoTipoAtendimento: Type.Optional(CodigoTipoAtendimento),
})
export const EventosPreAprovacao = Objeto({
  exigePreAprovacao: Type.Boolean(),
  eventos: Type.Array(Objeto({ codigoEvento: CodigoEvento, descricao: Type.String() })),
})

/** The events that a token is asked for, each by its place in the guide. */
export const EventosToken = Type.Array(
  Objeto({
    codigoEvento: CodigoEvento,
    numeroSequencialInclusao: Sequencial,
    codigoLocalizacao: Type.Optional(Nulavel(CodigoLocalizacao)),
    numeroSequencialEvento: Sequencial,
  }),
  { minItems: 1, maxItems: MAXIMO_EVENTOS_GUIA },
)

const Opcoes = Type.Array(Objeto({ codigo: Type.Integer(), nome: Type.String() }))
export const OpcoesFiltro = Objeto({ especialidades: Opcoes, tiposAtendimento: Opcoes, status: Opcoes })
