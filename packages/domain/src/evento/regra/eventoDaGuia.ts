import { isOrtodontia } from '../../especialidade/especialidade.tables.ts'
import type { RegraEvento } from './regraEvento.ts'

const CONSULTA_INICIAL = '81000065'

/** The type of the first orthodontic consultation: `ortoConsultaInicial` of `tiposGuia`, which stands above the rules of events. */
const ORTO_CONSULTA_INICIAL = 6

/**
 * Whether a guide of the specialty and type may hold the event; without a type, whether a guide of any type may. In
 * orthodontics the first consultation has a guide of its own, which holds nothing else: what is put in, kept up or
 * extended belongs to the treatment, which another type begins (Operadora §2).
 */
export function isEventoDaGuia(
  { codigoEvento, especialidades }: RegraEvento,
  codigoEspecialidade: number,
  codigoTipoAtendimento: number | undefined,
): boolean {
  if (!especialidades.includes(codigoEspecialidade)) return false
  if (codigoTipoAtendimento === undefined || !isOrtodontia(codigoEspecialidade)) return true
  return (codigoEvento === CONSULTA_INICIAL) === (codigoTipoAtendimento === ORTO_CONSULTA_INICIAL)
}
