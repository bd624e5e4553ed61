import type { rascunho } from '@portal/contract/rascunho.ts'
import { explainRecusa, motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { protectTexto } from '@portal/domain/texto/protegido.ts'
import { lockGuia } from '../guia/applyAcao.ts'
import { toOutraRevisao } from '../guia/fatos/outraRevisao.ts'
import { findRascunho, saveConteudo } from '../guia/fatos/rascunho.store.ts'
import { type CodigoRecusa, codigosRecusa } from '../guia/recusa.tables.ts'
import type { Handler } from '../http/handler.ts'
import { canonicalJson } from '../runtime/canonicalJson.ts'

/**
 * Keeps what is being typed. It is not a step of the guide's life: no version, no history. Any other
 * revision than `revisaoBase` refuses (API-GTO-0013) and tells which, so that nobody types over the other; one that
 * says the same is as good as saved.
 */
export const saveRascunho: Handler<typeof rascunho.saveRascunho> = async (context) => {
  const { body, db, agora, fail, trilha } = context
  const { numeroFicha, revisaoBase, ...digitado } = body
  const conteudo = {
    ...digitado,
    observacao: protectTexto(digitado.observacao),
    justificativa: protectTexto(digitado.justificativa),
  }
  const { guia, estado } = await lockGuia(context, numeroFicha)
  trilha({ codigoAssociado: guia.codigoAssociado, objeto: `guia ${numeroFicha}` })
  const motivo = motivoBloqueio(estado, 'saveRascunho')
  if (motivo) {
    // The table of actions refuses a draft only with these.
    const codigo = codigosRecusa[motivo] as CodigoRecusa<'saveRascunho'>
    fail(codigo, [{ mensagem: explainRecusa(estado, 'saveRascunho', motivo) }])
  }
  const atual = await findRascunho(db, guia.codigoCredenciado, numeroFicha)
  // Other than its base, not only newer: one that never was is no base.
  if (atual && atual.revisao !== revisaoBase) {
    const { revisao } = atual
    // Saved before a reload that lost the answer, or by two tabs that opened the same copy: nothing differs.
    if (canonicalJson(atual.conteudo) === canonicalJson(conteudo)) {
      return { revisao, salvoEm: atual.salvoEm.toISOString() }
    }
    fail('API-GTO-0013', [toOutraRevisao('revisaoBase', revisao)])
  }
  const revisao = await saveConteudo(db, guia, conteudo, agora)
  return { revisao, salvoEm: agora.toISOString() }
}
