import { GRUPOS_DENTE } from '@portal/domain/dente/grupoDente.tables.ts'
import type { DenticaoVista } from './denticao.ts'
import { isPermitido, type RegrasOdontograma } from './estadoOdontograma.ts'
import { findLugar, getGrade } from './grade.ts'

/** A tooth group with those of its teeth that can be chosen now. */
export type GrupoEscolhivel = { readonly codigo: string; readonly dentes: readonly string[] }

/**
 * The groups of which a tooth is on the chart and allowed: permanent teeth or their deciduous companions, as the chart
 * shows them (Spec §3). The molars' groups have no companions.
 */
export function listGrupos(denticao: DenticaoVista, regras: RegrasOdontograma): readonly GrupoEscolhivel[] {
  const grade = getGrade(denticao, regras.supranumerarios)
  return GRUPOS_DENTE.map(({ codigo, dentes, deciduos }) => ({
    codigo,
    dentes: [...dentes, ...deciduos].filter((dente) => findLugar(grade, dente) && isPermitido(regras, dente)),
  })).filter(({ dentes }) => dentes.length > 0)
}
