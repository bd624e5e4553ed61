import type { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { formatCpf } from '@portal/domain/associado/cpf.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'

/** The whole CPF, to who asks to see it: elsewhere it is masked. The trail says who did. */
export const getCpf: Handler<typeof elegibilidade.getCpf> = async (context) => {
  const { query, trilha } = context
  const associado = await requireAssociado(context, query.codigoAssociado)
  trilha({ codigoAssociado: associado.codigoAssociado, objeto: 'CPF mostrado' })
  return { cpf: associado.cpf === null ? null : formatCpf(associado.cpf) }
}
