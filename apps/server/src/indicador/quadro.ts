import { addMonths } from '@portal/domain/calendario/dataCivil.ts'
import { listMesesIndicador } from '@portal/domain/indicador/periodo.ts'
import type { Db } from '../db/client.ts'
import type { Sessao } from '../http/sessao.ts'
import { loadVisao, type Visao } from '../repasse/visao.ts'
import { findCalculo } from './calculo.store.ts'
import type { Janela } from './indicador.store.ts'

/** What a login is told of: whose lines, over which months, as they were when they were computed. */
export type Quadro = {
  visao: Visao
  /** The login sees all of the provider's lines. */
  todas: boolean
  /** Undefined before the first computation. */
  janela: (Janela & { meses: readonly string[]; antesDe: string; calculadoEm: Date }) | undefined
}

export async function loadQuadro(db: Db, sessao: Sessao): Promise<Quadro> {
  const [visao, calculo] = await Promise.all([loadVisao(db, sessao), findCalculo(db)])
  const meses = calculo ? listMesesIndicador(calculo.mes) : []
  const ate = `${calculo?.mes}-01`
  return {
    visao,
    todas: visao.dentistas === null,
    janela: calculo && {
      meses,
      desde: `${meses[0]}-01`,
      ate,
      antesDe: addMonths(ate, 1),
      calculadoEm: calculo.calculadoEm,
    },
  }
}

/** The head of every reply. */
export const toComum = ({ todas, janela }: Quadro) => ({
  todas,
  periodo: janela
    ? {
        desde: janela.desde.slice(0, 7),
        ate: janela.ate.slice(0, 7),
        calculadoEm: janela.calculadoEm.toISOString(),
      }
    : null,
})

/** Hundredths as the reply tells them: 625 is 6.25. */
export const toNumero = (centesimos: number): number => centesimos / 100
export const toNumeroNulavel = (centesimos: number | null): number | null =>
  centesimos === null ? null : toNumero(centesimos)
