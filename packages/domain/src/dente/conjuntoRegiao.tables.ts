import { REGIOES, type TipoRegiao } from './regiao.tables.ts'

function listCodigos(...tipos: readonly TipoRegiao[]): readonly string[] {
  return REGIOES.filter((regiao) => tipos.includes(regiao.tipo)).map((regiao) => regiao.codigo)
}

const MAXILA = ['AS', 'HASD', 'HASE', 'S1', 'S2', 'S3'] as const

/** The sets of regions that the rules of events name. */
export const CONJUNTOS_REGIAO = {
  /** One arch or the other. */
  arcos: ['AS', 'AI'],
  arcadas: ['AS', 'AI', 'ASAI'],
  arcoInferior: ['AI'],
  /** The maxilla alone, and the palate with it. */
  maxila: MAXILA,
  maxilaEPalato: [...MAXILA, 'PA', 'PD', 'RP', 'PP', 'PI', 'SM', 'TU'],
  palato: ['PA', 'PD'],
  /** One side of the mandible. */
  ladosMandibula: ['HAID', 'HAIE', 'S4', 'S6'],
  hemiArcos: listCodigos('hemiArco'),
  sextantes: listCodigos('sextante'),
  /** Everything that holds teeth, radiology's regions excepted. */
  boca: listCodigos('arcada', 'hemiArco', 'sextante'),
  periapicais: [
    'RIS',
    'RCSD',
    'RPSD',
    'RMSD',
    'RCSE',
    'RPSE',
    'RMSE',
    'RII',
    'RCID',
    'RPID',
    'RMID',
    'RCIE',
    'RPIE',
    'RMIE',
  ],
  interproximais: ['RMD', 'RME', 'RPD', 'RPE'],
  tecidosMoles: listCodigos('tecidoMole'),
  /** Soft tissue, or the part of the mouth where it lies. */
  qualquer: listCodigos('arcada', 'hemiArco', 'sextante', 'tecidoMole'),
} as const satisfies Record<string, readonly string[]>

export type NomeConjuntoRegiao = keyof typeof CONJUNTOS_REGIAO
