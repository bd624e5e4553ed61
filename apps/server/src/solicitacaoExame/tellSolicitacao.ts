import {
  getStatusSolicitacao,
  type StatusSolicitacao,
} from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import type { Db } from '../db/client.ts'
import { notify } from '../notificacao/notify.ts'
import type { Solicitacao } from './solicitacao.store.ts'

/** Tells who made a request that it came to a status without an act of its own, in the transaction that took it there. */
export const tellSolicitacao = (
  db: Db,
  { codigoCredenciado, numeroSolicitacao }: Pick<Solicitacao, 'codigoCredenciado' | 'numeroSolicitacao'>,
  status: StatusSolicitacao,
  em: Date,
): Promise<void> =>
  notify(db, {
    codigoCredenciado,
    tipo: 'EXAME',
    referencia: numeroSolicitacao,
    texto: `Pedido de exames ${numeroSolicitacao}: ${getStatusSolicitacao(status)?.rotulo ?? status}`,
    em,
  })
