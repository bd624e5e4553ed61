import type { Contexto } from '../createContexto.ts'
import { isMesmoLugar } from '../lugar.ts'
import type { Motivo } from '../motivo.ts'
import { type Alvo, createMotivo, NENHUM } from './criterio.ts'

/** An event that is done once in a life at its place, and was. */
export function listMotivosUnica({ regra, lugar }: Alvo, contexto: Contexto): readonly Motivo[] {
  if (!regra.execucaoUnica) return NENHUM
  const anterior = contexto.anteriores
    .get(regra.grupoFrequencia)
    ?.find((evento) => isMesmoLugar(regra.escopo, lugar, evento.lugar))
  if (!anterior) return NENHUM
  const { codigoEvento, data, proprio } = anterior
  return [createMotivo('3101', 'glosa', 'codigoEvento', { eventoAnterior: { codigoEvento, data, proprio } })]
}
