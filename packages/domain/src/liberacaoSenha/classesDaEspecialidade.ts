import { isEventoVisivel } from '../evento/regra/eventos.tables.ts'
import type { RegraEvento } from '../evento/regra/regraEvento.ts'

/** The waiting-period classes of the events that a guide of the specialty and type may carry; without a type, one of any. */
export const listClassesDaEspecialidade = (
  codigoEspecialidade: number,
  regras: readonly RegraEvento[],
  codigoTipoAtendimento?: number,
): ReadonlySet<string> =>
  new Set(
    regras
      .filter((regra) => isEventoVisivel(regra, codigoEspecialidade, codigoTipoAtendimento))
      .map(({ classeCarencia }) => classeCarencia),
  )
