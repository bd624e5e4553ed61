import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import type { Route } from '@portal/contract/route.ts'
import type { acoes, NomeAcao } from '@portal/domain/guia/acao.tables.ts'

/** An action that a screen of this portal takes. */
export type AcaoDaTela = Extract<(typeof acoes)[number], { quem: 'credenciado' }>['nome']

/** The call behind each action: the permission that its button asks for is the call's. */
export const chamadas = {
  saveRascunho: rascunho.saveRascunho,
  send: guia.sendGuia,
  sendJustificativa: guia.sendJustificativa,
  uploadImagem: imagem.uploadImagem,
  requestAuditoria: guia.requestAuditoria,
  updateDataEvento: evento.updateDataEvento,
  deleteDataEvento: evento.updateDataEvento,
  sign: guia.sign,
  requestToken: guia.requestToken,
  sendRepasse: guia.sendRepasse,
  attachRecurso: imagem.uploadImagem,
  attachExame: imagem.uploadImagem,
  sendRecurso: recursoGlosa.sendRecurso,
  cancel: guia.cancelGuia,
  renewSenha: liberacaoSenha.renewSenha,
  releaseComplementar: liberacaoSenha.releaseComplementar,
  createObservacao: guia.createObservacao,
  createOcorrencia: guia.createOcorrencia,
  deleteOcorrencia: guia.deleteOcorrencia,
  lock: guia.updateBloqueio,
  unlock: guia.updateBloqueio,
} as const satisfies Record<AcaoDaTela, Route>

export const hasChamada = (nome: NomeAcao): nome is AcaoDaTela => nome in chamadas
