import type { LeituraTermo, NumeroDaGuia } from '@portal/domain/associado/termoBusca.ts'
import type { Db } from '../db/client.ts'
import {
  type Associado,
  findAssociado,
  findAssociadoPorAtendimento,
  findAssociadoPorCpf,
} from './associado.store.ts'
import { findAssociadosDoNumero, searchAssociadoPorNome } from './busca.store.ts'

function findPorNumero(db: Db, { tipo, valor }: LeituraTermo): Promise<Associado | undefined> {
  if (tipo === 'cpf') return findAssociadoPorCpf(db, valor)
  return tipo === 'codigoAssociado' ? findAssociado(db, valor) : findAssociadoPorAtendimento(db, valor)
}

export type AssociadosAchados = {
  associados: Associado[]
  /** What of a guide the number is; null where it is a member's own, or a name. */
  numeroDaGuia: NumeroDaGuia | null
}

/**
 * Whoever a reading means. A card, a CPF or an attendance finds any member; a name, and a number that is the password
 * or the end of a guide, only patients of this provider. The member of the number itself comes first.
 */
export async function findAssociados(
  db: Db,
  codigoCredenciado: number,
  leitura: LeituraTermo,
): Promise<AssociadosAchados> {
  const { tipo, valor } = leitura
  if (tipo === 'nome') {
    const associados = await searchAssociadoPorNome(db, codigoCredenciado, valor.split(' '))
    return { associados, numeroDaGuia: null }
  }
  const [doNumero, daGuia] = await Promise.all([
    findPorNumero(db, leitura),
    findAssociadosDoNumero(db, codigoCredenciado, valor),
  ])
  if (!doNumero) return daGuia
  const outros = daGuia.associados.filter(
    ({ codigoAssociado }) => codigoAssociado !== doNumero.codigoAssociado,
  )
  return { associados: [doNumero, ...outros], numeroDaGuia: null }
}
