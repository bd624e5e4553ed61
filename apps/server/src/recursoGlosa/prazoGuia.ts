import { PRAZOS_RECURSO, type PrazoRecurso } from '@portal/domain/recursoGlosa/prazoRecurso.data.ts'
import { findPrazoRecurso } from '@portal/domain/recursoGlosa/prazoRecurso.ts'
import type { GuiaGlosada } from './glosado.store.ts'

/** The term of the contract under which a guide was denied. Throws for a network without one. */
export function prazoDaGuia({ rede, publicacao }: Pick<GuiaGlosada, 'rede' | 'publicacao'>): PrazoRecurso {
  const prazo = findPrazoRecurso(PRAZOS_RECURSO, rede, publicacao)
  if (!prazo) throw new Error(`no term of appeal in ${rede} on ${publicacao}`)
  return prazo
}
