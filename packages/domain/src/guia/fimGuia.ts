import type { CampoMotivo, SeveridadeMotivo } from '../evento/motivo.ts'
import type { Tom } from '../tom.ts'
import type { NomeAcao } from './acao.tables.ts'
import type { JanelaData } from './dataRealizacao.ts'
import { statusADecidir, statusAEnviar, statusARealizar } from './statusFicha.tables.ts'

/** What ends the attendance of a patient: the plan or the member's own exclusion, the card, a suspension. */
export const MOTIVOS_FIM = ['plano', 'cartao', 'suspensao'] as const
export type MotivoFim = (typeof MOTIVOS_FIM)[number]

/** The ends that bound the work of a guide. */
export type FimGuia = {
  /** Last civil day of the password. */
  validadeSenha: string
  /**
   * The first end of what lets the patient be attended, come or to come; of the plan where `motivo` is not told. `dia` is
   * null of a member suspended, or made inactive, without one.
   */
  fimCobertura: { dia: string | null; motivo?: MotivoFim } | null
  /** The password had its one renewal, or is a newborn's, which has none. */
  senhaRenovada: boolean
  /** The password ends with the month that it is for, and has none. */
  senhaDoMes: boolean
  /** Events that are dated and would not be paid so. */
  eventosNaoPagos: number
  /** Events of which the patient said no when a token was asked for, and was not asked again. */
  eventosRejeitados: number
  /** Last days on which what is dated may be forwarded, passed or to come, the first one first; none where no term runs. */
  prazosApresentacao: string[]
}

/** What of a guide tells what it may still become; what the services do not tell bounds nothing. */
export type GuiaHoje = { readonly [K in keyof FimGuia]?: Readonly<FimGuia[K]> | undefined } & {
  readonly statusFicha: number
  readonly codigoEtapaAtual?: number | undefined
  /** Null where nobody signed it yet. */
  readonly assinatura?: object | null | undefined
  /** Its events, where they are known, with what their payment denied, in reais; absent where a run may not be read. */
  readonly eventos?:
    | readonly {
        readonly dataRealizacao?: string | null | undefined
        readonly valorGlosado?: string | undefined
        readonly statusToken?: string | undefined
        readonly tokensRejeitados?: number | undefined
        readonly motivos?: readonly {
          codigoGlosa: string
          severidade: SeveridadeMotivo
          campo?: CampoMotivo | undefined
          possivelEm?: string | undefined
        }[]
      }[]
    | undefined
  /** The days of which payment would deny none, where the guide takes days: its own page alone knows. */
  readonly janelaData?: JanelaData | undefined
  /** Until when the password would be good, were it renewed today: its own page alone knows. */
  readonly senhaRenovavelAte?: string | undefined
  /** Another guide has the place of what is still to be done, and the password is not renewed: its own page alone knows. */
  readonly isTomada?: boolean | undefined
  /** The action that stands out on its page, which the next step then names; a list does not know it. */
  readonly proxima?: NomeAcao | undefined
}

/** What an end changes of what the table of statuses says. */
export type Mudanca = {
  tom: Tom
  nota: string
  /** The day that the note ends with, where it tells one. */
  diaNota?: string
  ajuda: string
  proximoPasso?: string
}

export const aEnviar: ReadonlySet<number> = new Set(statusAEnviar)
export const aDecidir: ReadonlySet<number> = new Set(statusADecidir)
export const aRealizar: ReadonlySet<number> = new Set(statusARealizar)

/** Something of it is still to be sent, decided or done. */
export const isAberta = ({ statusFicha: status }: GuiaHoje): boolean =>
  aEnviar.has(status) || aDecidir.has(status) || aRealizar.has(status)
