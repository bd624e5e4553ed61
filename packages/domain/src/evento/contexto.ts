import type { SituacaoAssociado } from '../associado/situacaoAssociado.ts'
import type { EventoNomeado, MomentoExigido } from '../imagem/imagemExigida.ts'
import type { PlanoOrtodontia } from '../ortodontia/planoOrtodontia.ts'
import type { PrazoOrtodontia } from '../ortodontia/prazoOrtodontia.ts'
import type { Tratamento } from '../ortodontia/tratamento.ts'
import type { ClasseCarencia } from './regra/classeCarencia.tables.ts'
import type { Exclusao } from './regra/exclusao.ts'
import type { DenticaoEvento, RegraEvento } from './regra/regraEvento.ts'

/** One line of a guide. Dates are civil (`YYYY-MM-DD`); `data` is the execution date, once there is one. */
export type Item = {
  readonly sequencial: number
  readonly codigoEvento: string
  readonly dente?: string | undefined
  readonly regiao?: string | undefined
  /** Letters of table 32 in any order. */
  readonly faces?: string | undefined
  readonly quantidade: number
  readonly data?: string | undefined
  /** The day on which this very event was authorised, where that was not the guide's. */
  readonly dataAutorizacao?: string | undefined
  /** See `EventoRealizado`; absent until it was authorised: then it comes after all that was. */
  readonly ordem?: number | undefined
  /** Its day was told when its place was no longer kept: it comes after all that was authorised by then. */
  readonly tardio?: boolean | undefined
}

type NoProntuario = {
  readonly codigoEvento: string
  readonly dente?: string | undefined
  readonly regiao?: string | undefined
  readonly faces?: string | undefined
  /** Of the provider who asks now. */
  readonly proprio: boolean
}

/** What was done to the patient, by any provider. */
export type EventoRealizado = NoProntuario & {
  readonly data: string
  /** Its place among all that was ever authorised for the patient: of one day, the lower came first. */
  readonly ordem?: number | undefined
  /** See `Item`. */
  readonly tardio?: boolean | undefined
  /** False of what can only be denied, for a reason of its own: it was done, and takes nobody's place. Absent: true. */
  readonly desloca?: boolean | undefined
  readonly reservadoAte?: undefined
}

/** What was authorised and not done yet, by any provider: it holds its place until that civil day, and no longer. */
export type EventoReservado = NoProntuario & {
  readonly reservadoAte: string
  /** The civil day on which it was authorised; absent where nobody asks of a day that has passed. */
  readonly autorizadoEm?: string | undefined
  /** The guide that holds it, when it is the asking provider's. */
  readonly numeroFicha?: number | undefined
  readonly data?: undefined
}

/** An entry of the patient's clinical record. */
export type EventoHistorico = EventoRealizado | EventoReservado

export type AssociadoContexto = {
  readonly nascimento: string
  readonly situacao: SituacaoAssociado
  readonly inclusao: string
  readonly exclusao?: string | undefined
  readonly validadeCartao?: string | undefined
  /** The dentition that the dentist saw, where age would tell otherwise. */
  readonly denticaoManual?: DenticaoEvento | undefined
}

export type PlanoContexto = {
  readonly codigo: string
  readonly coberturaOdontologica: boolean
  /** Absent: every class. */
  readonly classesCobertas?: readonly ClasseCarencia[] | undefined
  readonly eventosExcluidos?: readonly string[] | undefined
  /** The product covers events outside the mandatory list. */
  readonly extraRol: boolean
  /** Days of waiting per class; an absent class does not wait. */
  readonly carencias: Readonly<Partial<Record<ClasseCarencia, number>>>
  /** What the plan says of orthodontics; null: it does not cover it. Absent: as of any other class. */
  readonly ortodontia?: PlanoOrtodontia | null | undefined
}

export type CredenciadoContexto = {
  readonly ativo: boolean
  readonly especialidades: readonly number[]
  /** The provider's network serves the member's plan. */
  readonly atendeRede: boolean
  readonly inicioContrato: string
  readonly fimContrato?: string | undefined
}

/** An exam that was approved when it was asked for, at the place that it was asked for; null of the whole mouth. */
export type ExameAprovado = {
  readonly codigoEvento: string
  readonly codigoLocalizacao: string | null
  readonly quantidade: number
  /** The reasons that the request was approved in spite of. */
  readonly motivos: readonly MotivoDecidido[]
}

/** A reason that was decided: which it is, and the earlier event that it came from. */
export type MotivoDecidido = {
  readonly codigoGlosa: string
  readonly eventoAnterior?: { readonly codigoEvento: string; readonly data: string } | undefined
}

export type GuiaContexto = {
  /** Absent when only eligibility is asked. */
  readonly codigoEspecialidade?: number | undefined
  readonly codigoTipoAtendimento?: number | undefined
  readonly emergencia: boolean
  readonly recemNato: boolean
  /** All lines of this guide; the evaluated one is recognised by its `sequencial`. */
  readonly itens: readonly Item[]
  /** The lines of the main guide, when this one is complementary. */
  readonly itensPrincipal?: readonly Item[] | undefined
  /** A requester (name, CRO, state) was informed. */
  readonly solicitanteInformado: boolean
  /** First day of an ordinary guide's work. */
  readonly dataAutorizacao?: string | undefined
  /** First day of an emergency's work: some days before its release. */
  readonly inicioUrgencia?: string | undefined
  /** Last day of any work. */
  readonly validadeSenha?: string | undefined
  /** A person has judged it: what asks for one no longer counts at payment. Absent: nobody has. */
  readonly auditada?: boolean | undefined
  /** What the exam request behind a radiology guide approved. */
  readonly examesAprovados?: readonly ExameAprovado[] | undefined
}

export type ImagemContexto = {
  readonly momento: MomentoExigido
  readonly dente?: string | undefined
  /** The events that it is for; unsaid, its tooth tells. */
  readonly eventos?: readonly EventoNomeado[] | undefined
  /** It is a written report. */
  readonly laudo?: boolean | undefined
}

/** The provider's own treatment of the patient, without the guide that is judged, under the network's terms. */
export type OrtodontiaContexto = {
  readonly tratamento?: Tratamento | undefined
  readonly prazo: PrazoOrtodontia
  /** Treatments that came to their end, or were abandoned, with any provider. */
  readonly tratamentosFeitos: number
}

export type MomentoAvaliacao = 'elegibilidade' | 'digitacao' | 'envio' | 'pagamento'

/** Everything that a decision depends on, as plain data (see `createContexto` for the indexed form). */
export type DadosContexto = {
  readonly hoje: string
  readonly momento: MomentoAvaliacao
  /** Resolves current codes, and former ones to the rule that replaced them. */
  readonly regras: (codigoEvento: string) => RegraEvento | undefined
  readonly exclusoes: readonly Exclusao[]
  readonly associado: AssociadoContexto
  readonly plano: PlanoContexto
  readonly credenciado: CredenciadoContexto
  readonly guia: GuiaContexto
  readonly historico: readonly EventoHistorico[]
  readonly dentesAusentes: readonly string[]
  readonly imagens: readonly ImagemContexto[]
  readonly justificativa?: string | undefined
  readonly ortodontia?: OrtodontiaContexto | undefined
}
