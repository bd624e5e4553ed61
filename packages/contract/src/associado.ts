import { situacoesAssociado } from '@portal/domain/associado/situacaoAssociado.ts'
import { tiposPlano } from '@portal/domain/associado/tipoPlano.ts'
import { cobrancasCopart } from '@portal/domain/evento/regra/cobrancaCopart.tables.ts'
import Type, { type Static } from 'typebox'
import { CodigoAssociado, Data, Dinheiro, Nulavel, Objeto, UmDe } from './campo.ts'

export const SituacaoAssociado = UmDe(situacoesAssociado)

/** One line that identifies a patient wherever one is in play (Interface B0). */
export const ResumoAssociado = Objeto({
  /** Opaque key for addresses: neither CPF nor card goes into a URL. */
  chave: Type.String({ format: 'uuid' }),
  codigoAssociado: CodigoAssociado,
  /** Social name first; `nomeCivil` only when it differs. */
  nome: Type.String(),
  nomeCivil: Nulavel(Type.String()),
  dataNascimento: Data,
  idade: Type.Integer(),
  situacao: SituacaoAssociado,
  nomePlano: Type.String(),
})
export type ResumoAssociado = Static<typeof ResumoAssociado>

/** What a plan says of orthodontics; null: no bound, and the co-payment of the plan's other events. */
export const OrtodontiaPlano = Objeto({
  tratamentosVida: Nulavel(Type.Integer()),
  idadeMinima: Nulavel(Type.Integer()),
  idadeMaxima: Nulavel(Type.Integer()),
  percentualCoparticipacao: Nulavel(Type.Integer()),
})

/** The month's cap of co-payment under a plan (Operadora §4), and what was done in it with all the network's providers. */
export const TetoCoparticipacao = Objeto({
  /** `2026-11`. */
  mes: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$' }),
  limite: Dinheiro,
  usado: Dinheiro,
})
export type TetoCoparticipacao = Static<typeof TetoCoparticipacao>

export const PlanoAssociado = Objeto({
  codigoPlano: Type.String(),
  nome: Type.String(),
  tipo: UmDe(tiposPlano),
  rede: Type.String(),
  principal: Type.Boolean(),
  inicio: Data,
  fim: Nulavel(Data),
  percentualCoparticipacao: Type.Integer(),
  /** Who collects it today. */
  cobrancaCoparticipacao: UmDe(cobrancasCopart),
  /** Absent where the plan has none, or is another network's. */
  tetoCoparticipacao: Type.Optional(TetoCoparticipacao),
  ortodontia: Nulavel(OrtodontiaPlano),
  cobreExtraRol: Type.Boolean(),
  /** This provider's network attends the plan. */
  atendidoPelaRede: Type.Boolean(),
})

/** Waiting period of one class of events, and when it ends or ended. */
export const Carencia = Objeto({
  classe: Type.String(),
  rotulo: Type.String(),
  dias: Type.Integer(),
  terminaEm: Data,
  cumprida: Type.Boolean(),
})

/** What was done before; another provider's name is never told, only that it was another. */
export const EventoHistorico = Objeto({
  codigoEvento: Type.String(),
  descricao: Type.String(),
  dente: Nulavel(Type.String()),
  regiao: Nulavel(Type.String()),
  faces: Nulavel(Type.String()),
  data: Data,
  proprio: Type.Boolean(),
  numeroFicha: Nulavel(Type.Integer()),
})
export type EventoHistorico = Static<typeof EventoHistorico>

/**
 * How many patients who were never attended by the provider this login may still look up today; null for one who was, and
 * while there are plenty.
 */
export const NovosRestantes = Nulavel(Type.Integer({ minimum: 0 }))

/**
 * Contacts that the provider's desk was told and that the registration does not have yet; null stays as it is.
 * `enviadoPara`: where the member is asked to confirm them, masked; null where the operator's side decides.
 */
export const ContatoEmConfirmacao = Objeto({
  numeroTelefoneResidencial: Nulavel(Type.String()),
  email: Nulavel(Type.String()),
  enviadoPara: Nulavel(Type.String()),
})
export type ContatoEmConfirmacao = Static<typeof ContatoEmConfirmacao>
