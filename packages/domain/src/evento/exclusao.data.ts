import { KITS_DOCUMENTACAO } from './documentacao.tables.ts'
import type { Exclusao } from './exclusao.ts'

const RESTAURADORES = ['restauracao', 'restauracaoIndireta', 'selante', '85100013'] as const
const PROTETICOS = ['coroa', 'nucleo', 'provisorio', 'coroaDeciduo'] as const
const ENDODONTICOS = [
  'endodontia',
  'retratamento',
  'pulpectomia',
  '85200042',
  '83000127',
  '83000151',
] as const
const CONSULTAS = ['81000030', '81000065', 'consultaUrgencia'] as const

function pair(a: string, b: string, rest: Omit<Exclusao, 'a' | 'b'>): Exclusao {
  return { a, b, ...rest }
}

function listPares(grupos: readonly string[]): (readonly [string, string])[] {
  return grupos.flatMap((a, indice) => grupos.slice(indice + 1).map((b) => [a, b] as const))
}

/**
 * Pairs that exclude each other, between frequency groups or single events. Two lines of one group on one tooth are
 * not here: the engine treats them as a duplicate.
 */
export const EXCLUSOES: readonly Exclusao[] = [
  // A tooth that leaves the mouth is not treated in the same plan, unless the dentist says why.
  ...[...RESTAURADORES, ...PROTETICOS, ...ENDODONTICOS].map((b) =>
    pair('exodontia', b, {
      onde: 'dente',
      quando: 'mesmaGuia',
      prevalece: 'a',
      codigoGlosa: '3286',
      admiteJustificativa: true,
    }),
  ),
  // The root treatment includes the urgent dressing; a retreatment presumes another plan's treatment.
  ...['pulpectomia', '85200042', '83000127'].flatMap((b) =>
    ['endodontia', '83000151'].map((a) =>
      pair(a, b, {
        onde: 'dente',
        quando: 'mesmaGuia',
        prevalece: 'a',
        codigoGlosa: '3008',
        admiteJustificativa: false,
      }),
    ),
  ),
  pair('retratamento', 'endodontia', {
    onde: 'dente',
    quando: 'mesmaGuia',
    prevalece: 'primeiro',
    codigoGlosa: '3286',
    admiteJustificativa: false,
  }),
  pair('retratamento', '85200069', {
    onde: 'dente',
    quando: 'mesmaGuia',
    prevalece: 'a',
    codigoGlosa: '3008',
    admiteJustificativa: false,
  }),
  ...['restauracaoIndireta', 'restauracao'].map((b) =>
    pair('coroa', b, {
      onde: 'dente',
      quando: 'mesmaGuia',
      prevalece: 'a',
      codigoGlosa: '3286',
      admiteJustificativa: true,
    }),
  ),
  pair('restauracao', 'selante', {
    onde: 'dente',
    quando: 'mesmoDia',
    prevalece: 'a',
    codigoGlosa: '3008',
    admiteJustificativa: false,
  }),
  pair('raspagemSub', 'raspagemSupra', {
    onde: 'regiao',
    quando: 'mesmaGuia',
    prevalece: 'a',
    codigoGlosa: '3008',
    admiteJustificativa: false,
  }),
  ...['raspagemSupra', '85300098'].map((a) =>
    pair(a, 'profilaxia', {
      onde: 'beneficiario',
      quando: 'mesmoDia',
      prevalece: 'a',
      codigoGlosa: '3008',
      admiteJustificativa: false,
    }),
  ),
  pair('levantamentoPeriapical', '81000421', {
    onde: 'beneficiario',
    quando: 'mesmoDia',
    prevalece: 'a',
    codigoGlosa: '3008',
    admiteJustificativa: false,
  }),
  pair('levantamentoPeriapical', '81000375', {
    onde: 'beneficiario',
    quando: 'mesmoDia',
    prevalece: 'a',
    codigoGlosa: '3008',
    admiteJustificativa: false,
  }),
  ...listPares(CONSULTAS).map(([a, b]) =>
    pair(a, b, {
      onde: 'beneficiario',
      quando: 'mesmoDia',
      prevalece: 'primeiro',
      codigoGlosa: '3286',
      admiteJustificativa: false,
    }),
  ),
  // What a documentation kit already holds (Spec §5); the exam-request screen disables the same ones.
  ...KITS_DOCUMENTACAO.flatMap((kit) =>
    kit.exclui.map((b) =>
      pair(kit.codigoEvento, b, {
        onde: 'beneficiario',
        quando: 'mesmaGuia',
        prevalece: 'a',
        codigoGlosa: '3008',
        admiteJustificativa: false,
      }),
    ),
  ),
]
