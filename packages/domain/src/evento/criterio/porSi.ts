import type { Item } from '../contexto.ts'
import { type Contexto, createContexto } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import { decideEvento } from './decideEvento.ts'
import { evaluateEvento } from './evaluateEvento.ts'

/**
 * Whether payment denies an event for a reason of its own, whatever others did: the day outside of its password, a plan
 * that had ended, what nobody audited. Such an event takes nobody's place (Operadora §1). An image may still be
 * supplied, and denies nothing yet. `julgados` are the reasons of that judgement.
 */
export function isNegadoPorSi(item: Item, contexto: Contexto, julgados: readonly Motivo[]): boolean {
  const motivos = julgados.filter(({ campo }) => campo !== 'imagem')
  if (decideEvento(motivos) === 'aprovado') return false
  const sozinho = createContexto({ ...contexto, historico: [] })
  const proprios = new Set(evaluateEvento(item, sozinho).map(({ codigoGlosa }) => codigoGlosa))
  return decideEvento(motivos.filter(({ codigoGlosa }) => proprios.has(codigoGlosa))) !== 'aprovado'
}
