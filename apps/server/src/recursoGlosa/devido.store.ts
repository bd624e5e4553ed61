import { type Db, statement } from '../db/client.ts'
import type { TarefaGuia } from '../job/filas.ts'

const devidos = statement<TarefaGuia>(
  'recurso.devidos',
  `select codigo_credenciado as "codigoCredenciado", numero_ficha as "numeroFicha", status_ficha as "statusFicha",
          codigo_etapa as "codigoEtapaAtual" from recursos_devidos($1, $2, $3)`,
)

/** Guides whose appeal has to be answered by a day and is not, of all providers, by number after one of them. */
export const listRecursosDevidos = (
  db: Db,
  hoje: string,
  depois: number,
  limite: number,
): Promise<TarefaGuia[]> => db.query(devidos, [hoje, depois, limite])
