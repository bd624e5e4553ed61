import type { Db } from '../db/client.ts'
import type { Services } from '../http/services.ts'
import type { TarefaCaptura } from '../job/filas.ts'

/** Has whoever made the request told what the unit did with it, in the transaction that did it. */
export const enqueueAviso = (
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  db: Db,
  { codigoCredenciado, numeroSolicitacao }: TarefaCaptura,
) => jobs.enqueue(db, 'tellCaptura', { codigoCredenciado, numeroSolicitacao }, config.ritmoSegundos)
