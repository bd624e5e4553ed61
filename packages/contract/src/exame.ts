import { DENTES } from '@portal/domain/dente/dente.tables.ts'
import { locaisEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import {
  MAXIMO_EVENTOS_PEDIDO,
  MAXIMO_FOCO,
  situacoesExame,
} from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { statusSolicitacoes } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { MAXIMO_TEXTO } from '@portal/domain/texto/protegido.ts'
import { ufs } from '@portal/domain/uf/uf.tables.ts'
import Type, { type Static } from 'typebox'
import { ResumoAssociado } from './associado.ts'
import {
  CodigoAssociado,
  CodigoDe,
  CodigoEvento,
  CodigoLocalizacao,
  CodigoPlano,
  Data,
  Instante,
  Nulavel,
  NumeroFicha,
  Objeto,
  Quantidade,
  RevisaoRascunho,
  Sequencial,
  TextoDigitado,
  UmDe,
} from './campo.ts'
import { AjudaEvento, Motivo } from './motivo.ts'

/** Number of an exam request: `numeroSolicitacao`, `numeroPedido`, `numeroSolicitacaoExame`, `numeroPedidoExame`. */
export const NumeroSolicitacao = Type.Integer({ minimum: 1, maximum: 999_999_999_999 })

/** The number of a dentist's registration with the council, as it is typed. */
export const NumeroCro = Type.String({ pattern: '^[0-9]{1,10}$' })
export const SiglaUf = CodigoDe(ufs)

/** A text of a person that may stay empty. */
const TextoLivre = (maxLength: number) => Type.String({ maxLength, protegido: 'guardado' })

const Dente = Type.String({ pattern: '^[1-8][0-9]$' })
/** Teeth of a region. */
const Dentes = Type.Array(Dente, { maxItems: DENTES.length })

/** The places of one exam: the tooth or region, which teeth of a region it is about, what is looked for there. Spec §3. */
const ComplementoLocais = Objeto({
  locais: Type.Array(
    Objeto({
      codigoLocal: CodigoLocalizacao,
      dentes: Type.Optional(Dentes),
      foco: TextoLivre(MAXIMO_FOCO),
    }),
    { maxItems: MAXIMO_EVENTOS_PEDIDO },
  ),
})

/** One exam as it is asked for. `localizacao` names a single place; several stand in `complementoLocais`. */
const EventoSolicitado = Objeto({
  codigo: CodigoEvento,
  localizacao: Type.Optional(Nulavel(CodigoLocalizacao)),
  quantidade: Quantidade,
  /** The kind of place that the exam takes; told in replies. */
  local: Type.Optional(UmDe(locaisEvento)),
  justificativa: Type.Optional(TextoLivre(MAXIMO_TEXTO)),
  complementoLocais: Type.Optional(ComplementoLocais),
})
export type EventoSolicitado = Static<typeof EventoSolicitado>

/** Who of the practice asks. */
const QuemPede = Type.Integer({ minimum: 1, maximum: 999_999_999 })

/** The exam request of Spec §3 as it is sent. */
export const PedidoExame = Objeto({
  codigoAssociado: CodigoAssociado,
  codigoPlano: Type.Optional(CodigoPlano),
  codigoDentista: Type.Optional(QuemPede),
  hipoteseDiagnostica: Type.String({ minLength: 1, maxLength: MAXIMO_TEXTO, protegido: 'guardado' }),
  eventos: Type.Array(EventoSolicitado, { minItems: 1, maxItems: MAXIMO_EVENTOS_PEDIDO }),
  revisaoRascunho: Type.Optional(RevisaoRascunho),
})
export type PedidoExame = Static<typeof PedidoExame>

/** The same while it is being typed. */
export const ConteudoPedido = Objeto({
  /** Who asks, once one of the practice's several dentists was chosen. */
  codigoDentista: Type.Optional(QuemPede),
  hipoteseDiagnostica: TextoDigitado,
  eventos: Type.Array(
    Objeto({
      codigo: CodigoEvento,
      quantidade: Quantidade,
      justificativa: TextoDigitado,
      locais: Type.Array(
        Objeto({
          codigoLocal: CodigoLocalizacao,
          dentes: Type.Optional(Dentes),
          foco: Type.String({ maxLength: MAXIMO_FOCO, protegido: 'digitado' }),
        }),
        { maxItems: MAXIMO_EVENTOS_PEDIDO },
      ),
    }),
    { maxItems: MAXIMO_EVENTOS_PEDIDO },
  ),
})
export type ConteudoPedido = Static<typeof ConteudoPedido>

/** One exam of a stored request. */
export const EventoExame = Objeto({
  sequencial: Sequencial,
  codigo: CodigoEvento,
  descricao: Type.String(),
  /** The place where there is one alone; null of none and of several. */
  localizacao: Nulavel(CodigoLocalizacao),
  quantidade: Quantidade,
  local: UmDe(locaisEvento),
  /** Empty where none was asked for and none given (Spec §5). */
  justificativa: Type.String(),
  complementoLocais: Objeto({
    locais: Type.Array(
      Objeto({
        codigoLocal: CodigoLocalizacao,
        nomeLocal: Type.String(),
        dentes: Type.Array(Dente),
        foco: Type.String(),
      }),
    ),
  }),
  situacao: CodigoDe(situacoesExame),
  motivos: Type.Array(Motivo),
})
export type EventoExame = Static<typeof EventoExame>

export const Solicitante = Objeto({
  nome: Type.String(),
  numeroCro: Type.String(),
  siglaUf: Type.String(),
})
export type Solicitante = Static<typeof Solicitante>

/** A request in a list. Spec §3, §4. */
export const ResumoSolicitacao = Objeto({
  numeroSolicitacao: NumeroSolicitacao,
  associado: ResumoAssociado,
  status: CodigoDe(statusSolicitacoes),
  criadaEm: Instante,
  /** Descriptions of its exams, in order. */
  exames: Type.Array(Type.String()),
  /** Until when the operator answers, while it is in analysis. */
  prazo: Nulavel(Data),
  /** Last day of its capture. */
  validade: Nulavel(Data),
  capturadaEm: Nulavel(Instante),
  /** The form that its capture opened. */
  numeroFichaRadiologia: Nulavel(NumeroFicha),
  /** Images and reports that came. */
  imagens: Type.Integer(),
})
export type ResumoSolicitacao = Static<typeof ResumoSolicitacao>

/** A request whole, as its requester sees it. */
export const SolicitacaoExame = Objeto({
  ...ResumoSolicitacao.properties,
  /** Whether whoever reads made the request; otherwise it is the unit that captured it. */
  isSolicitante: Type.Boolean(),
  versao: Type.Integer(),
  hipoteseDiagnostica: Type.String(),
  solicitante: Solicitante,
  eventos: Type.Array(EventoExame),
  /** The help of each reason of its exams (Spec §3). */
  ajudaEvento: Type.Array(AjudaEvento),
  historico: Type.Array(
    Objeto({
      em: Instante,
      autor: Type.String(),
      acao: Type.String(),
      paraStatus: CodigoDe(statusSolicitacoes),
      motivo: Nulavel(Type.String()),
    }),
  ),
})
export type SolicitacaoExame = Static<typeof SolicitacaoExame>
