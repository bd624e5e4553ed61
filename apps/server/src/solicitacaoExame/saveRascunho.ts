import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'
import { canonicalJson } from '../runtime/canonicalJson.ts'
import { lockPaciente } from './aberta.store.ts'
import { toOutraRevisao } from './outraRevisao.ts'
import { findRascunho, saveConteudo } from './rascunhoSolicitacao.store.ts'

/**
 * Keeps what is being typed. Any other revision than `revisaoBase` refuses (API-SOL-0010), also where the draft is gone
 * because it was sent; one that says the same is as good as saved.
 */
export const saveRascunho: Handler<typeof solicitacaoExame.saveRascunho> = async (context) => {
  const { body, db, sessao, agora, fail, trilha } = context
  const { revisaoBase, conteudo } = body
  const { codigoAssociado } = await requireAssociado(context, body.codigoAssociado)
  trilha({ codigoAssociado, objeto: 'rascunho de pedido de exames' })
  await lockPaciente(db, sessao.codigoCredenciado, codigoAssociado)
  const atual = await findRascunho(db, sessao, codigoAssociado)
  const revisaoAtual = atual?.revisao ?? 0
  if (revisaoAtual !== revisaoBase) {
    if (atual && canonicalJson(atual.conteudo) === canonicalJson(conteudo)) {
      return { revisao: atual.revisao, salvoEm: atual.salvoEm.toISOString() }
    }
    fail('API-SOL-0010', [toOutraRevisao('revisaoBase', revisaoAtual)])
  }
  const revisao = await saveConteudo(db, sessao, codigoAssociado, { conteudo, salvoEm: agora })
  return { revisao, salvoEm: agora.toISOString() }
}
