import type { Db } from '../db/client.ts'
import type { Services } from '../http/services.ts'
import type { TarefaSolicitacao } from '../job/filas.ts'

/** Queues the audit of a request that was just saved in analysis, in the same transaction. */
export const enqueueAuditoria = (
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  db: Db,
  { codigoCredenciado, numeroSolicitacao }: TarefaSolicitacao,
): Promise<void> =>
  jobs.enqueue(db, 'auditSolicitacao', { codigoCredenciado, numeroSolicitacao }, config.ritmoSegundos)
