import type { PrazoRecurso } from '@portal/domain/recursoGlosa/prazoRecurso.ts'
import type { GuiaGlosada } from './glosado.store.ts'

/** The term of the contract under which a guide was denied. Throws for a network without one. */
export function toPrazoRecurso({
  rede,
  publicacao,
  prazo,
}: Pick<GuiaGlosada, 'rede' | 'publicacao' | 'prazo'>): Pick<PrazoRecurso, 'dias' | 'glosa'> {
  if (!prazo) throw new Error(`no term of appeal in ${rede} on ${publicacao}`)
  return prazo
}
