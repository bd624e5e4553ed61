import { GRUPOS_DENTE } from '@portal/domain/dente/grupoDente.tables.ts'
import type { DenticaoVista } from './denticao.ts'
import { isPermitido, type RegrasOdontograma } from './estadoOdontograma.ts'
import { findLugar, getGrade } from './grade.ts'

/** A tooth group with those of its teeth that can be chosen now. */
export type GrupoEscolhivel = {
  readonly codigo: string
  readonly superior: boolean
  readonly dentes: readonly string[]
}

/** The permanent teeth of each and, by a letter more, the deciduous ones: in one place stands one tooth, never both. */
const VARIANTES = [
  ...GRUPOS_DENTE.map(({ codigo, dentes }) => ({ codigo: codigo as string, dentes })),
  ...GRUPOS_DENTE.map(({ codigo, deciduos }) => ({ codigo: `${codigo}d`, dentes: deciduos })),
]

/**
 * The groups and their deciduous variants of which a tooth is on the chart and allowed (Spec §3), permanent ones first.
 * The molars' groups have no variant.
 */
export function listGrupos(denticao: DenticaoVista, regras: RegrasOdontograma): readonly GrupoEscolhivel[] {
  const grade = getGrade(denticao, regras.supranumerarios)
  return VARIANTES.map(({ codigo, dentes }) => ({
    codigo,
    superior: codigo.startsWith('s'),
    dentes: dentes.filter((dente) => findLugar(grade, dente) && isPermitido(regras, dente)),
  })).filter(({ dentes }) => dentes.length > 0)
}
