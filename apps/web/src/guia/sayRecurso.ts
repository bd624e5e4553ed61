import type { EventoGuia } from '@portal/contract/evento.ts'
import { getDecisaoRecurso } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { hasValor } from './situacaoEvento.ts'

/**
 * What the appeal of an event came to, once it was decided: what it gave back, or its decision, for a refused one was
 * judged and a dismissed one was not. An operator that does not send the decision is not given one.
 */
export function sayRecurso(valorLiberado: string, decisao: EventoGuia['decisaoRecurso']): string {
  if (hasValor(valorLiberado)) return `${showValor(valorLiberado)} pelo recurso`
  const linha = decisao && getDecisaoRecurso(decisao)
  return linha ? `recurso ${linha.rotulo.toLowerCase()}` : 'nada pelo recurso'
}
