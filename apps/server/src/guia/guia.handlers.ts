import type { guia } from '@portal/contract/guia.ts'
import type { Handlers } from '../http/handler.ts'
import { cancelGuia } from './cancelGuia.ts'
import { createObservacao } from './createObservacao.ts'
import { createOcorrencia } from './createOcorrencia.ts'
import { deleteOcorrencia } from './deleteOcorrencia.ts'
import { getFiltros } from './getFiltros.ts'
import { getGuia } from './getGuia.ts'
import { getGuiaDetalhada } from './getGuiaDetalhada.ts'
import { getPlanoTratamento } from './getPlanoTratamento.ts'
import { getPreAprovacao } from './getPreAprovacao.ts'
import { listComplementares } from './listComplementares.ts'
import { listObservacoes } from './listObservacoes.ts'
import { requestAuditoria } from './requestAuditoria.ts'
import { requestToken } from './requestToken.ts'
import { sendGuia } from './sendGuia.ts'
import { sendJustificativa } from './sendJustificativa.ts'
import { sendRepasse } from './sendRepasse.ts'
import { sign } from './sign.ts'
import { updateBloqueio } from './updateBloqueio.ts'

export const guiaHandlers: Handlers<typeof guia> = {
  getGuia,
  getGuiaDetalhada,
  sendGuia,
  getPlanoTratamento,
  requestAuditoria,
  getPreAprovacao,
  listObservacoes,
  createObservacao,
  sendJustificativa,
  sign,
  sendRepasse,
  requestToken,
  getFiltros,
  updateBloqueio,
  createOcorrencia,
  deleteOcorrencia,
  listComplementares,
  cancelGuia,
}
