import type { DetalheErro } from '@portal/contract/errors.ts'
import type { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { parseTelefone } from '@portal/domain/texto/mascara.ts'
import { findAssociado, updateContatoAssociado } from '../associado/associado.store.ts'
import type { Handler } from '../http/handler.ts'

const email = /^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i

/** Keeps the contacts that the patient confirmed at the desk; digits alone of the phone (Spec §5). */
export const updateInformacoesAssociado: Handler<typeof liberacaoSenha.updateInformacoesAssociado> = async (
  context,
) => {
  const { query, body, db, fail, trilha } = context
  const telefone = parseTelefone(body.numeroTelefoneResidencial)
  const detalhes: DetalheErro[] = []
  if (telefone.length < 10 || telefone.length > 11) {
    detalhes.push({
      campo: 'numeroTelefoneResidencial',
      mensagem: 'Informe o DDD e o número, com 10 ou 11 dígitos.',
    })
  }
  if (body.email && !email.test(body.email))
    detalhes.push({ campo: 'email', mensagem: 'Informe um e-mail como nome@exemplo.com.' })
  if (detalhes.length > 0) fail('API-LIB-0010', detalhes)

  const associado = await findAssociado(db, query.codigoAssociado)
  if (!associado) return fail('API-ELE-0001')
  trilha({ codigoAssociado: associado.codigoAssociado, objeto: 'contato' })
  await updateContatoAssociado(db, associado.codigoAssociado, telefone, body.email || null)
  return { ok: true }
}
