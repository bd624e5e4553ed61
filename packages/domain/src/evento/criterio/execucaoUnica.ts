import type { Contexto } from '../createContexto.ts'
import { isMesmoLugar } from '../lugar.ts'
import type { Motivo } from '../motivo.ts'
import { type Alvo, createMotivo, NENHUM } from './criterio.ts'
import { listFeitosAntes, toEventoAnterior } from './precedencia.ts'

/** An event that is done once in a life at its place, and was. */
export function listMotivosUnica(alvo: Alvo, contexto: Contexto): readonly Motivo[] {
  const { regra, lugar } = alvo
  if (!regra.execucaoUnica) return NENHUM
  const anterior = listFeitosAntes(regra.grupoFrequencia, alvo, contexto).find((feito) =>
    isMesmoLugar(regra.escopo, lugar, feito.lugar),
  )
  if (!anterior) return NENHUM
  return [createMotivo('3101', 'glosa', 'codigoEvento', { eventoAnterior: toEventoAnterior(anterior) })]
}
