import type { Exclusao } from './exclusao.ts'
import type { ClasseCarencia, RegraEvento } from './regraEvento.ts'

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
}

/** What was done to the patient before, by any provider. */
export type EventoHistorico = {
  readonly codigoEvento: string
  readonly dente?: string | undefined
  readonly regiao?: string | undefined
  readonly faces?: string | undefined
  readonly data: string
  /** Done by the provider who asks now. */
  readonly proprio: boolean
}

export type AssociadoContexto = {
  readonly nascimento: string
  readonly situacao: 'ativo' | 'inativo' | 'suspenso'
  readonly inclusao: string
  readonly exclusao?: string | undefined
  readonly validadeCartao?: string | undefined
  /** The dentition that the dentist saw, where age would tell otherwise. */
  readonly denticaoManual?: 'permanente' | 'decidua' | 'mista' | undefined
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
}

export type CredenciadoContexto = {
  readonly ativo: boolean
  readonly especialidades: readonly number[]
  /** The provider's network serves the member's plan. */
  readonly atendeRede: boolean
  readonly inicioContrato: string
  readonly fimContrato?: string | undefined
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
  readonly dataAutorizacao?: string | undefined
  /** A person has judged it: what asks for one no longer counts at payment. Absent: nobody has. */
  readonly auditada?: boolean | undefined
}

export type ImagemContexto = {
  readonly momento: 'inicial' | 'final'
  readonly dente?: string | undefined
  readonly codigoEvento?: string | undefined
}

export type OrtodontiaContexto = {
  readonly situacao: 'ativo' | 'concluido' | 'contencao' | 'suspenso' | 'abandonado'
  readonly ultimaManutencao?: string | undefined
  readonly mesesAprovados?: number | undefined
  /** Maintenance guides already authorised in this term. */
  readonly manutencoes?: number | undefined
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
