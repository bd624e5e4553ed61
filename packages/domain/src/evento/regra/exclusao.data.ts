import { CONTINENTES, listBloqueados } from './documentacao.tables.ts'
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
/** A crown that leaves no face of the tooth to restore; a veneer or a partial crown does. */
const COROAS_TOTAIS = [
  ...['85400092', '85400106', '85400114', '85400149', '85400157', '85400165', '85400173'],
  ...['coroaDeciduo', 'coroaImplante'],
] as const
const CONSULTAS = ['81000030', '81000065', 'consultaUrgencia'] as const

function pair(a: string, b: string, rest: Omit<Exclusao, 'a' | 'b'>): Exclusao {
  return { a, b, ...rest }
}

function listPares(grupos: readonly string[]): (readonly [string, string])[] {
  return grupos.flatMap((a, indice) => grupos.slice(indice + 1).map((b) => [a, b] as const))
}

/** What holds an exam disables it in its own guide; in another, the frequency does (`listContidos`). */
const PARES_CONTIDOS: readonly Exclusao[] = CONTINENTES.flatMap(({ codigoEvento }) =>
  listBloqueados(codigoEvento).map((b) =>
    pair(codigoEvento, b, {
      onde: 'beneficiario',
      quando: 'mesmaGuia',
      prevalece: 'a',
      codigoGlosa: '3008',
      admiteJustificativa: false,
    }),
  ),
)

/**
 * Pairs that exclude each other, between frequency groups or single events. Two lines of one group on one tooth are
 * not here: the engine treats them as a duplicate.
 */
export const EXCLUSOES: readonly Exclusao[] = [
  // A tooth that leaves the mouth is not treated in the same plan, unless the dentist says why.
  ...[...RESTAURADORES, ...PROTETICOS, ...ENDODONTICOS, 'dessensibilizacao'].map((b) =>
    pair('exodontia', b, {
      onde: 'dente',
      quando: 'mesmaGuia',
      prevalece: 'a',
      codigoGlosa: '3286',
      admiteJustificativa: true,
    }),
  ),
  // The root treatment includes the urgent dressing and the one between sessions; a retreatment presumes another plan's treatment.
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
  ...['endodontia', 'retratamento'].map((a) =>
    pair(a, '85100056', {
      onde: 'dente',
      quando: 'mesmaGuia',
      prevalece: 'a',
      codigoGlosa: '3008',
      admiteJustificativa: false,
    }),
  ),
  // A treated tooth has no pulp left to take out.
  ...['endodontia', 'retratamento'].flatMap((a) =>
    ['85200034', '85200042'].map((b) =>
      pair(a, b, {
        onde: 'dente',
        quando: 'antes',
        prevalece: 'a',
        codigoGlosa: '3286',
        admiteJustificativa: true,
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
  // The tooth that a crown covers has no face left, unless the crown was lost: the dentist says so.
  ...COROAS_TOTAIS.map((a) =>
    pair(a, 'restauracao', {
      onde: 'dente',
      quando: 'antes',
      prevalece: 'a',
      codigoGlosa: '3286',
      admiteJustificativa: true,
    }),
  ),
  pair('coroaDeciduo', 'restauracao', {
    onde: 'dente',
    quando: 'mesmaGuia',
    prevalece: 'a',
    codigoGlosa: '3286',
    admiteJustificativa: true,
  }),
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
  // The initial consultation holds the first return: how many days is ours.
  pair('81000065', '81000030', {
    onde: 'beneficiario',
    quando: 'antes',
    dias: 30,
    prevalece: 'a',
    codigoGlosa: '3016',
    admiteJustificativa: true,
  }),
  // What a documentation kit disables (Spec §5), and the tracing of a traced teleradiography; the exam request refuses
  // the same ones.
  ...PARES_CONTIDOS,
]
