import { isOrtodontia } from '../../especialidade/especialidade.tables.ts'
import { tipoGuia } from '../../especialidade/tipoGuia.tables.ts'
import type { RegraEvento } from './regraEvento.ts'

const CONSULTA_INICIAL = '81000065'

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
  return (codigoEvento === CONSULTA_INICIAL) === (codigoTipoAtendimento === tipoGuia.ortoConsultaInicial)
}
