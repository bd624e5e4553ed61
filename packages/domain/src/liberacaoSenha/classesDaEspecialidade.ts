import { isEventoVisivel } from '../evento/regra/eventos.tables.ts'
import type { RegraEvento } from '../evento/regra/regraEvento.ts'

/** The waiting-period classes of the events that a guide of the specialty may carry. */
export const listClassesDaEspecialidade = (
  codigoEspecialidade: number,
  regras: readonly RegraEvento[],
): ReadonlySet<string> =>
  new Set(
    regras
      .filter((regra) => isEventoVisivel(regra, codigoEspecialidade))
      .map(({ classeCarencia }) => classeCarencia),
  )
