import type { DadosContexto } from '../contexto.ts'
import type { Motivo } from '../motivo.ts'
import { type Alvo, createMotivo, NENHUM, REMOVER } from './criterio.ts'

/** Group 5: the plan covers the event, or the mandatory list does. */
export function criterioCobertura(
  { regra }: Pick<Alvo, 'regra'>,
  { plano }: Pick<DadosContexto, 'plano'>,
): readonly Motivo[] {
  if (plano.eventosExcluidos?.includes(regra.codigoEvento)) {
    return [createMotivo('3287', 'glosa', 'codigoEvento', { correcao: REMOVER })]
  }
  if (regra.extraRol && !plano.extraRol) {
    return [createMotivo('3283', 'glosa', 'codigoEvento', { correcao: REMOVER })]
  }
  // Urgency is mandatory whatever the classes of the product (Law 9.656, art. 35-C).
  if (!regra.urgencia && plano.classesCobertas && !plano.classesCobertas.includes(regra.classeCarencia)) {
    return [createMotivo('1407', 'glosa', 'codigoEvento', { correcao: REMOVER })]
  }
  if (regra.classeCarencia === 'ortodontia' && plano.ortodontia === null) {
    return [createMotivo('1407', 'glosa', 'codigoEvento', { correcao: REMOVER })]
  }
  return NENHUM
}
