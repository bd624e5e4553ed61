import type { TipoPlano } from '@portal/domain/associado/tipoPlano.ts'
import type { ClasseCarencia } from '@portal/domain/evento/regra/classeCarencia.tables.ts'
import type { Rede } from '@portal/domain/rede/rede.tables.ts'

export type LinhaPlano = {
  readonly codigo: string
  readonly nome: string
  readonly tipo: TipoPlano
  readonly rede: Rede
  readonly extra_rol: boolean
  /** Read by the version before; what it covers stands in `ortodontia.ts`. */
  readonly ortodontia: boolean
  readonly percentual_coparticipacao: number
  /** The most that the patient pays per event. */
  readonly teto_coparticipacao_centavos: number
  readonly classes_cobertas: readonly ClasseCarencia[] | null
  readonly eventos_excluidos: readonly string[]
  readonly carencias: Readonly<Partial<Record<ClasseCarencia, number>>>
}

/** Law 9.656, art. 12 V: 24 hours for urgency and at most 180 days for the rest. */
const CARENCIAS_PADRAO = {
  urgencia: 1,
  basica: 30,
  dentistica: 60,
  odontopediatria: 60,
  periodontia: 90,
  cirurgia: 90,
  endodontia: 120,
  protese: 180,
  ortodontia: 180,
  implante: 180,
  especial: 180,
} as const satisfies LinhaPlano['carencias']

const CARENCIAS_REDUZIDAS = {
  ...CARENCIAS_PADRAO,
  basica: 0,
  dentistica: 30,
  odontopediatria: 30,
  endodontia: 60,
} as const satisfies LinhaPlano['carencias']

/** What the mandatory list of procedures covers, and orthodontics: implants and aesthetics stay with premium. */
const CLASSES_COMPLETO: readonly ClasseCarencia[] = [
  'urgencia',
  'basica',
  'dentistica',
  'odontopediatria',
  'periodontia',
  'cirurgia',
  'endodontia',
  'protese',
  'ortodontia',
]

const ESSENCIAL = {
  tipo: 'essencial',
  extra_rol: false,
  ortodontia: false,
  percentual_coparticipacao: 30,
  teto_coparticipacao_centavos: 15000,
  classes_cobertas: null,
  eventos_excluidos: [],
  carencias: CARENCIAS_PADRAO,
} as const

const COMPLETO = {
  tipo: 'completo',
  extra_rol: true,
  ortodontia: true,
  percentual_coparticipacao: 20,
  teto_coparticipacao_centavos: 10000,
  classes_cobertas: CLASSES_COMPLETO,
  eventos_excluidos: [],
  carencias: CARENCIAS_PADRAO,
} as const

const PREMIUM = {
  tipo: 'premium',
  extra_rol: true,
  ortodontia: true,
  percentual_coparticipacao: 10,
  teto_coparticipacao_centavos: 8000,
  classes_cobertas: null,
  eventos_excluidos: [],
  carencias: CARENCIAS_REDUZIDAS,
} as const

/** The plans of the three networks. */
export const PLANOS: readonly LinhaPlano[] = [
  { codigo: 'AURESS', nome: 'Aurora Essencial', rede: 'AURORA', ...ESSENCIAL },
  { codigo: 'AURCOM', nome: 'Aurora Completo', rede: 'AURORA', ...COMPLETO },
  { codigo: 'AURPRE', nome: 'Aurora Premium', rede: 'AURORA', ...PREMIUM },
  { codigo: 'MERESS', nome: 'Meridiano Essencial', rede: 'MERIDIANO', ...ESSENCIAL },
  { codigo: 'MERPRE', nome: 'Meridiano Premium', rede: 'MERIDIANO', ...PREMIUM },
  // Ceramic-polymer crowns are out of this contract: the example of an excluded event.
  {
    codigo: 'LUMESS',
    nome: 'Lumina Essencial',
    rede: 'LUMINA',
    ...ESSENCIAL,
    eventos_excluidos: ['85400114'],
  },
  { codigo: 'LUMCOM', nome: 'Lumina Completo', rede: 'LUMINA', ...COMPLETO },
]
