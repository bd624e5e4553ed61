import type { LeituraTermo, NumeroDaGuia } from '@portal/domain/associado/termoBusca.ts'
import type { Associado } from './associado.store.ts'
import { findAssociadosDoNumero, searchAssociadoPorNome } from './busca.store.ts'
import { type Consulente, consultAssociado } from './consulta.ts'

export type AssociadosAchados = {
  associados: Associado[]
  /** What of a guide the number is; null where it is a member's own, or a name. */
  numeroDaGuia: NumeroDaGuia | null
  /** The day's new patients are used up: the number may be one's. */
  isEsgotada: boolean
}

/**
 * Whoever a reading means. A card, a CPF or an attendance finds any member of the network; a name, and a number that is
 * the password or the end of a guide, only patients of this provider. The member of the number itself comes first.
 */
export async function findAssociados(
  consulente: Consulente,
  { tipo, valor }: LeituraTermo,
): Promise<AssociadosAchados> {
  const { db, sessao, hoje } = consulente
  const { codigoCredenciado } = sessao
  if (tipo === 'nome') {
    const associados = await searchAssociadoPorNome(db, codigoCredenciado, valor.split(' '), hoje)
    return { associados, numeroDaGuia: null, isEsgotada: false }
  }
  const [{ associado, isEsgotada }, daGuia] = await Promise.all([
    consultAssociado(consulente, { tipo, valor }),
    findAssociadosDoNumero(db, codigoCredenciado, valor, hoje),
  ])
  if (!associado) return { ...daGuia, isEsgotada }
  const outros = daGuia.associados.filter(
    ({ codigoAssociado }) => codigoAssociado !== associado.codigoAssociado,
  )
  return { associados: [associado, ...outros], numeroDaGuia: null, isEsgotada: false }
}
