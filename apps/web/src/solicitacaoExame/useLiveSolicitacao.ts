import { mudancaSolicitacao } from '@portal/contract/solicitacaoExame.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { createLive } from '../api/createLive.ts'
import { listenTo } from '../api/stream.ts'
import { solicitacaoQuery } from './pedidos.queries.ts'

/** Keeps the open exam request as the server has it: what becomes of it, and each image that comes. */
export const useLiveSolicitacao = createLive({
  watch: (numeroSolicitacao, onEvent, signal) =>
    listenTo(vinculoExame.watchSolicitacao, { query: { numeroSolicitacao } }, onEvent, signal),
  toKey: (numeroSolicitacao) => solicitacaoQuery(numeroSolicitacao).queryKey,
  stale: mudancaSolicitacao,
})
