import type { LeituraTermo } from '@portal/domain/associado/termoBusca.ts'
import type { Db } from '../db/client.ts'
import {
  type Associado,
  findAssociado,
  findAssociadoPorAtendimento,
  findAssociadoPorCpf,
} from './associado.store.ts'
import { listAssociadosDoNumero, searchAssociadoPorNome } from './busca.store.ts'

function findPorNumero(db: Db, { tipo, valor }: LeituraTermo): Promise<Associado | undefined> {
  if (tipo === 'cpf') return findAssociadoPorCpf(db, valor)
  return tipo === 'codigoAssociado' ? findAssociado(db, valor) : findAssociadoPorAtendimento(db, valor)
}

/**
 * Whoever a reading means. A card, a CPF or an attendance finds any member; a name, and a number that is the password
 * or the end of a guide, only patients of this provider. The member of the number itself comes first.
 */
export async function findAssociados(
  db: Db,
  codigoCredenciado: number,
  leitura: LeituraTermo,
): Promise<Associado[]> {
  const { tipo, valor } = leitura
  if (tipo === 'nome') return searchAssociadoPorNome(db, codigoCredenciado, valor.split(' '))
  const [doNumero, daGuia] = await Promise.all([
    findPorNumero(db, leitura),
    listAssociadosDoNumero(db, codigoCredenciado, valor),
  ])
  if (!doNumero) return daGuia
  return [doNumero, ...daGuia.filter(({ codigoAssociado }) => codigoAssociado !== doNumero.codigoAssociado)]
}
