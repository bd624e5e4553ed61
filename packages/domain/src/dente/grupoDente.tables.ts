import { findDente } from './dente.tables.ts'

/**
 * The tooth groups of Spec §3: seven per arch, from the patient's right to the left, which are the seven places
 * where a periapical film is taken (the R* regions of table 42). They are not the sextants S1 to S6.
 */
const LINHAS = [
  ['s1', 'RMSD', '18 17 16'],
  ['s2', 'RPSD', '15 14'],
  ['s3', 'RCSD', '13 12'],
  ['s4', 'RIS', '11 21'],
  ['s5', 'RCSE', '22 23'],
  ['s6', 'RPSE', '24 25'],
  ['s7', 'RMSE', '26 27 28'],
  ['i1', 'RMID', '48 47 46'],
  ['i2', 'RPID', '45 44'],
  ['i3', 'RCID', '43'],
  ['i4', 'RII', '42 41 31 32'],
  ['i5', 'RCIE', '33'],
  ['i6', 'RPIE', '34 35'],
  ['i7', 'RMIE', '36 37 38'],
] as const

export type CodigoGrupoDente = (typeof LINHAS)[number][0]

export type GrupoDente = {
  readonly codigo: CodigoGrupoDente
  readonly regiao: (typeof LINHAS)[number][1]
  /** Permanent teeth, in the order of the odontogram. */
  readonly dentes: readonly string[]
  /** Their companion deciduous teeth; the molars' groups have none. */
  readonly deciduos: readonly string[]
}

export const GRUPOS_DENTE: readonly GrupoDente[] = LINHAS.map(([codigo, regiao, texto]) => {
  const dentes = texto.split(' ')
  const deciduos = dentes.flatMap((dente) => findDente(dente)?.companheiro ?? [])
  return { codigo, regiao, dentes, deciduos }
})
