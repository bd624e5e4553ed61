import type { DetalheErro } from '@portal/contract/errors.ts'
import type { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { type Contato, describeMudanca, diffContato } from '@portal/domain/associado/contato.ts'
import { findFaltaTelefone } from '@portal/domain/cadastro/contatoCadastro.ts'
import { findFaltaEmail } from '@portal/domain/texto/email.ts'
import { parseTelefone } from '@portal/domain/texto/mascara.ts'
import { requireAssociado } from '../associado/consulta.ts'
import { toContatoEmConfirmacao } from '../associado/reply.ts'
import type { Handler } from '../http/handler.ts'
import { listGuiasEmAberto } from './liberacaoSenha.store.ts'
import { type ChamadaContato, requestContato } from './requestContato.ts'

/**
 * Keeps other contacts, which the patient gave at the desk, for the provider's newest guide in progress: they serve its desk
 * at once, and the registration once the member confirms them. Without such a guide: API-LIB-0013.
 */
export const updateInformacoesAssociado: Handler<typeof liberacaoSenha.updateInformacoesAssociado> = async (
  context,
) => {
  const { query, db, sessao, fail, trilha } = context
  const pedido = readContato(context)
  const associado = await requireAssociado(context, query.codigoAssociado)
  const { codigoAssociado } = associado
  const [guia] = await listGuiasEmAberto(db, sessao.codigoCredenciado, codigoAssociado)
  if (!guia) {
    trilha({ codigoAssociado, objeto: 'contato' })
    return fail('API-LIB-0013')
  }
  const { numeroFicha } = guia
  const mudanca = diffContato(associado, pedido)
  trilha({
    codigoAssociado,
    objeto: `contato da guia ${numeroFicha}: ${describeMudanca(associado, mudanca)}`,
  })
  const espera = await requestContato(context, associado, numeroFicha, mudanca)
  return { contatoEmConfirmacao: toContatoEmConfirmacao(espera) }
}

/** The contacts of the request; digits alone of the phone (Spec §5). Refuses with API-LIB-0010. */
function readContato({ body, fail }: ChamadaContato): Contato {
  const telefone = parseTelefone(body.numeroTelefoneResidencial)
  const detalhes: DetalheErro[] = []
  const faltaTelefone = findFaltaTelefone(telefone)
  if (faltaTelefone) detalhes.push({ campo: 'numeroTelefoneResidencial', mensagem: faltaTelefone })
  const faltaEmail = body.email && findFaltaEmail(body.email)
  if (faltaEmail) detalhes.push({ campo: 'email', mensagem: faltaEmail })
  if (detalhes.length > 0) fail('API-LIB-0010', detalhes)
  return { telefone, email: body.email || null }
}
