import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import type { Handlers } from '../http/handler.ts'
import { cancelSolicitacao } from './cancelSolicitacao.ts'
import { createSolicitacao } from './createSolicitacao.ts'
import { deleteSolicitacao } from './deleteSolicitacao.ts'
import { getDetalhes } from './getDetalhes.ts'
import { getRascunho } from './getRascunho.ts'
import { getSimplificado } from './getSimplificado.ts'
import { getSolicitacao } from './getSolicitacao.ts'
import { listEventosSol } from './listEventosSol.ts'
import { listPedidos } from './listPedidos.ts'
import { listRascunhos } from './listRascunhos.ts'
import { listSolicitacoes } from './listSolicitacoes.ts'
import { listTutorial } from './listTutorial.ts'
import { saveRascunho } from './saveRascunho.ts'
import { validateProcedimento } from './validateProcedimento.ts'

export const solicitacaoExameHandlers: Handlers<typeof solicitacaoExame> = {
  listEventosSol,
  validateProcedimento,
  createSolicitacao,
  listTutorial,
  getSimplificado,
  getDetalhes,
  deleteSolicitacao,
  cancelSolicitacao,
  listPedidos,
  listSolicitacoes,
  getSolicitacao,
  getRascunho,
  listRascunhos,
  saveRascunho,
}
