import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import type { Handlers } from '../http/handler.ts'
import { cancelSolicitacao } from './cancelSolicitacao.ts'
import { deleteSolicitacao } from './deleteSolicitacao.ts'
import { getDetalhes } from './getDetalhes.ts'
import { getSimplificado } from './getSimplificado.ts'
import { getSolicitacao } from './getSolicitacao.ts'
import { listPedidos } from './listPedidos.ts'
import { listSolicitacoes } from './listSolicitacoes.ts'

export const solicitacaoExameHandlers = {
  getSimplificado,
  getDetalhes,
  deleteSolicitacao,
  cancelSolicitacao,
  listPedidos,
  listSolicitacoes,
  getSolicitacao,
} satisfies Partial<Handlers<typeof solicitacaoExame>>
