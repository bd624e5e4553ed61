import type { Bonus, Criterio, Nivel } from '@portal/contract/indicador.ts'
import { computeBonus, findNivel, type NivelQualidade } from '@portal/domain/indicador/bonus.ts'
import { findIndicador } from '@portal/domain/indicador/indicador.tables.ts'
import {
  isAlcancada,
  type Medida,
  measureFalta,
  sumMedidas,
  toCentesimos,
} from '@portal/domain/indicador/medida.ts'
import type { FiguraUnidade } from './indicador.store.ts'
import type { Meta, Regra } from './meta.store.ts'
import { toNumero, toNumeroNulavel } from './quadro.ts'

/** A goal that weighs, with the figure that it is held against, in hundredths. */
export type CriterioLido = {
  meta: Meta
  pesoPontosBase: number
  centesimos: number | null
  atendido: boolean
}

/** The criteria of a readjustment, held against figures of a provider or of a unit of its. */
export function measureCriterios(metas: readonly Meta[], figuras: readonly FiguraUnidade[]): CriterioLido[] {
  return metas.flatMap((meta) => {
    const { indicador, metaCentesimos, pesoPontosBase } = meta
    if (pesoPontosBase === null) return []
    const medida: Medida = sumMedidas(figuras.filter((figura) => figura.indicador === indicador))
    const centesimos = toCentesimos(findIndicador(indicador), medida)
    const atendido = isAlcancada(findIndicador(indicador), centesimos, metaCentesimos)
    return [{ meta, pesoPontosBase, centesimos, atendido }]
  })
}

export const toCriterio = ({ meta, pesoPontosBase, centesimos, atendido }: CriterioLido): Criterio => ({
  indicador: meta.indicador,
  meta: toNumero(meta.metaCentesimos),
  peso: toNumero(pesoPontosBase),
  valor: toNumeroNulavel(centesimos),
  atendido,
  falta: toNumeroNulavel(measureFalta(findIndicador(meta.indicador), centesimos, meta.metaCentesimos)),
})

export const toNivel = ({ nivel, minimoPontosBase, fatorPontosBase }: NivelQualidade): Nivel => ({
  nivel,
  minimo: toNumero(minimoPontosBase),
  fator: fatorPontosBase / 10_000,
})

/** What criteria come to: bonus and level where all of the contract's lines are seen (`todas`). */
export function toResultado(
  criterios: readonly CriterioLido[],
  { regra, niveis, todas }: { regra: Regra | undefined; niveis: readonly NivelQualidade[]; todas: boolean },
): Omit<Bonus, 'periodo' | 'todas'> {
  const nivel = todas ? findNivel(niveis, criterios) : undefined
  return {
    atendidos: criterios.filter(({ atendido }) => atendido).length,
    criterios: criterios.length,
    bonus: todas && regra ? toNumero(computeBonus(criterios, regra.tetoPontosBase)) : null,
    teto: regra ? toNumero(regra.tetoPontosBase) : null,
    nivel: nivel ? toNivel(nivel) : null,
  }
}
