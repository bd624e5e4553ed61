import type { DetalheErro } from '@portal/contract/errors.ts'
import type { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { type Contato, describeMudanca, diffContato } from '@portal/domain/associado/contato.ts'
import { findFaltaEmail } from '@portal/domain/texto/email.ts'
import { parseTelefone } from '@portal/domain/texto/mascara.ts'
import { requireAssociado } from '../associado/consulta.ts'
import { toContatoEmConfirmacao } from '../associado/reply.ts'
import type { Handler } from '../http/handler.ts'
import { isConsultadoNoDia } from '../trilha/consulta.store.ts'
import { listGuiasEmAberto } from './liberacaoSenha.store.ts'
import { type ChamadaContato, requestContato } from './requestContato.ts'

/**
 * Asks for other contacts, which the patient gave at the desk: the operator's side confirms them before they serve. Only
 * of a patient whom this provider has in hand.
 */
export const updateInformacoesAssociado: Handler<typeof liberacaoSenha.updateInformacoesAssociado> = async (
  context,
) => {
  const { query, db, sessao, hoje, fail, trilha } = context
  const pedido = readContato(context)
  const associado = await requireAssociado(context, query.codigoAssociado)
  const { codigoAssociado } = associado
  const [guias, consultado] = await Promise.all([
    listGuiasEmAberto(db, sessao.codigoCredenciado, codigoAssociado),
    isConsultadoNoDia(db, sessao.codigoCredenciado, codigoAssociado, hoje),
  ])
  if (guias.length === 0 && !consultado) {
    trilha({ codigoAssociado, objeto: 'contato' })
    return fail('API-LIB-0013')
  }
  const mudanca = diffContato(associado, pedido)
  trilha({ codigoAssociado, objeto: `contato: ${describeMudanca(associado, mudanca)}` })
  const espera = await requestContato(context, associado, mudanca)
  return { contatoEmConfirmacao: toContatoEmConfirmacao(espera) }
}

/** The contacts of the request; digits alone of the phone (Spec §5). Refuses with API-LIB-0010. */
function readContato({ body, fail }: ChamadaContato): Contato {
  const telefone = parseTelefone(body.numeroTelefoneResidencial)
  const detalhes: DetalheErro[] = []
  if (telefone.length < 10 || telefone.length > 11) {
    detalhes.push({
      campo: 'numeroTelefoneResidencial',
      mensagem: 'Informe o DDD e o número, com 10 ou 11 dígitos.',
    })
  }
  const faltaEmail = body.email && findFaltaEmail(body.email)
  if (faltaEmail) detalhes.push({ campo: 'email', mensagem: faltaEmail })
  if (detalhes.length > 0) fail('API-LIB-0010', detalhes)
  return { telefone, email: body.email || null }
}
