import type { CodigoGlosaMotivo } from '../../glosa/ajudaGlosa.ts'
import type { RegraImagem } from '../../imagem/imagemExigida.ts'
import type { ClasseCarencia } from './classeCarencia.tables.ts'

/**
 * The rule of one event (TUSS procedure): everything that the authorisation engine needs to know about it.
 * A rule is data, so that eligibility, the advice on the screen and the server's decision cannot disagree
 * (Spec §6; the intervals, ages and images are configurable defaults, never constants of the engine).
 */

/** What an item of this event must name: one tooth, one region (table 42) or nothing. Never both (TISS denteRegiao). */
export const locaisEvento = ['dente', 'regiao', 'nenhum'] as const
export type LocalEvento = (typeof locaisEvento)[number]

/** `mista` accepts both dentitions. */
export const denticoes = ['permanente', 'decidua', 'mista'] as const
export type DenticaoEvento = (typeof denticoes)[number]

/** Where a repetition is looked for. With `denteFace`, two items meet when any face of the same tooth does. */
export type EscopoFrequencia = 'beneficiario' | 'dente' | 'denteFace' | 'regiao' | 'arcada'

/** Whether the engine may approve alone or a person judges first. */
export type PreAprovacao = 'automatica' | 'auditoria'

/** The step of an orthodontic treatment that an event stands for. */
export type PapelOrtodontia = 'instalacao' | 'manutencao' | 'contencao'

/** An event that must have happened (or be in the same guide) before this one. */
export type RequisitoEvento = {
  /** Frequency groups, any of which satisfies the requirement. */
  readonly grupos: readonly string[]
  readonly escopo: 'dente' | 'beneficiario'
  readonly codigoGlosa: CodigoGlosaMotivo
  /** `auditoria` where the plan may simply not know what another operator paid. */
  readonly severidade: 'glosa' | 'auditoria'
  /** An initial image of the tooth lets a person judge instead of denying. */
  readonly aceitaImagem: boolean
  /** The earlier event must be at most this old. */
  readonly prazoDias?: number
}

export type RegraEvento = RegraImagem & {
  /** Eight digits. */
  readonly codigoEvento: string
  /** TISS table: 22 = TUSS, 98 and 00 = the operator's own codes. */
  readonly codigoTabela: '22' | '98' | '00'
  readonly descricao: string
  /** Specialty codes (Spec §3) whose guides may carry the event. */
  readonly especialidades: readonly number[]
  /** Frequency and exclusion group; the event's own code when it stands alone. */
  readonly grupoFrequencia: string

  readonly local: LocalEvento
  /** Allowed teeth; empty when `local` is not `dente`. */
  readonly dentes: readonly string[]
  /** Allowed regions; empty when `local` is not `regiao`. */
  readonly regioes: readonly string[]
  readonly denticao: DenticaoEvento
  /** The denial for a tooth of the right dentition outside `dentes`. */
  readonly glosaDente: CodigoGlosaMotivo
  /** An event that makes sense on an absent tooth (implant, alveolitis). */
  readonly aceitaDenteAusente: boolean
  /** An event that makes sense on a tooth that has not erupted (ulectomy, removal of an impacted tooth). */
  readonly aceitaDenteIncluso?: boolean
  /** An event after which the tooth is absent. */
  readonly removeDente: boolean
  /** 0 when the event takes no faces. */
  readonly facesMinimo: number
  readonly facesMaximo: number
  /** Letters of table 32; the tooth narrows them further. */
  readonly facesPermitidas: string

  readonly idadeMinima?: number
  readonly idadeMaxima?: number
  /** `excecao`: the item asks for a justification, and with one it goes to a person. */
  readonly severidadeIdade: 'aviso' | 'excecao' | 'glosa'
  /** Where the age limit comes from, when not from where the rest does: ours, beside a guideline that has none. */
  readonly fonteIdade?: 'operadora'

  /** Rolling window back from the execution date, in months or in days; none when both are absent. */
  readonly intervaloMeses?: number
  readonly intervaloDias?: number
  /** The window is the calendar month of the execution date (orthodontic maintenance). */
  readonly mesCalendario: boolean
  readonly escopo: EscopoFrequencia
  /** Once in a life within `escopo`. */
  readonly execucaoUnica: boolean
  /** How many fit in one window. */
  readonly maximoPorPeriodo: number
  /** Only what this provider did counts (initial consultation). */
  readonly somenteProprio: boolean
  /** Redoing one's own work inside the window is warranty: denied, with or without a justification. */
  readonly garantia: boolean
  readonly glosaFrequencia: CodigoGlosaMotivo
  /** The denial of the same event twice in one guide. */
  readonly glosaDuplicidade: CodigoGlosaMotivo

  /** The denial when the initial image is missing (3041 for orthodontic documentation). */
  readonly glosaImagem: CodigoGlosaMotivo
  /** Characters of justification that admit an exception; 0 when none is admitted. */
  readonly justificativaMinima: number

  readonly preAprovacao: PreAprovacao
  readonly classeCarencia: ClasseCarencia
  /** In the urgency list: waits 24 hours at most (Law 9.656, art. 12 V) and fits an emergency guide. */
  readonly urgencia: boolean
  /** Outside the mandatory list of procedures: covered only by plans that say so. */
  readonly extraRol: boolean
  /** Guideline of use (DUT) of the mandatory list, by number. */
  readonly dut?: number
  readonly radiologia: boolean
  readonly papelOrtodontia?: PapelOrtodontia
  readonly requerEvento: readonly RequisitoEvento[]

  readonly permiteQuantidade: boolean
  readonly quantidadeMaxima: number

  /** Events to offer instead when the item's form is wrong for this one, in order of preference. */
  readonly alternativas: readonly string[]
  /** Former codes that translate to this event. */
  readonly codigosAntigos: readonly string[]
  /** Not offered in the portal's search (Spec §6, visibility by specialty). */
  readonly ocultoPortal: boolean
  /** The event takes part in a token request (Spec §5). */
  readonly tokenObrigatorio: boolean
  /** Where the values come from. */
  readonly fonte: 'tabela' | 'padrao' | 'operadora'
}
