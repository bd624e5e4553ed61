import type { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { formatCpf } from '@portal/domain/associado/cpf.ts'
import { findAssociado } from '../associado/associado.store.ts'
import type { Handler } from '../http/handler.ts'

/** The whole CPF, to who asks to see it: elsewhere it is masked. The trail says who did. */
export const getCpf: Handler<typeof elegibilidade.getCpf> = async ({ query, db, fail, trilha }) => {
  const associado = await findAssociado(db, query.codigoAssociado)
  if (!associado) return fail('API-ELE-0001')
  trilha({ codigoAssociado: associado.codigoAssociado, objeto: 'CPF mostrado' })
  return { cpf: associado.cpf === null ? null : formatCpf(associado.cpf) }
}
