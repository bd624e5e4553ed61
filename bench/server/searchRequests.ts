import { pesquisa } from '@portal/contract/pesquisa.ts'
import { addMonths } from '@portal/domain/calendario/dataCivil.ts'
import { toCursor } from '../../apps/server/src/pesquisa/cursor.ts'
import { readFiltro } from '../../apps/server/src/pesquisa/filtro.ts'
import { listGuias } from '../../apps/server/src/pesquisa/pesquisa.store.ts'
import { civilDay } from '../../apps/server/src/runtime/clock.ts'
import { readRows } from '../../apps/server/src/testing/faults/database.ts'
import type { Session } from '../../apps/server/src/testing/faults/session.ts'
import type { Load } from '../harness/httpLoad.ts'
import type { Script } from '../harness/pgbench.ts'
import { codigoCredenciado, createCallScript } from './call.ts'

type Filter = Parameters<typeof readFiltro>[0]

/** A search as the screen makes it: the filters, and the guide after which its page begins. */
export type Search = { filter: Filter; after: number | undefined }

const pageSize = 50
const patients = 8
const pageStarts = 4

/**
 * The searches of a clinic's day (Spec §7): by period, status, specialty, patient and number, first pages and later
 * ones, in equal parts.
 */
export async function listSearches(dataDir: string): Promise<Search[]> {
  const hoje = civilDay(new Date())
  const ano = { dataInicio: addMonths(hoje, -12), dataFim: hoje }
  const trimestre = { dataInicio: addMonths(hoje, -3), dataFim: hoje }
  const found = await readRows<{ numero: string; chave: string }>(
    dataDir,
    `select g.numero_ficha as numero, a.chave from guia g join associado a on a.codigo = g.codigo_associado
      where g.codigo_credenciado = $1 and g.liberada_em > now() - interval '11 months'
      order by md5(g.numero_ficha::text) limit $2`,
    [codigoCredenciado, patients],
  )
  const first = (filter: Filter): Search => ({ filter, after: undefined })
  return [
    ...found.flatMap(({ numero, chave }) => [
      // As the screen asks: a card would count as a look-up, of which a minute has few.
      first({ chave }),
      first({ numeroFicha: Number(numero) }),
    ]),
    ...found.slice(0, pageStarts).map(({ numero }) => ({ filter: ano, after: Number(numero) })),
    ...Array.from({ length: pageStarts }, () => first(ano)),
    ...Array.from({ length: pageStarts }, () => first({ ...trimestre, statusTiss: '1,10,13' })),
    ...Array.from({ length: pageStarts }, () => first({ ...ano, codigoEspecialidade: 1 })),
  ]
}

function refuse(codigo: string): never {
  throw new Error(`the search is refused: ${codigo}`)
}

/** The transaction of a search, as the server makes it; one guide more than the page tells whether there is another. */
export const createSearchScript = (session: Session, { filter, after }: Search): Promise<Script> =>
  createCallScript(session, 100, (db) =>
    listGuias(db, codigoCredenciado, readFiltro(filter, civilDay(new Date()), refuse), pageSize + 1, after),
  )

export function createSearchLoad(
  session: Session,
  searches: readonly Search[],
  connections: number,
): Omit<Load, 'baseUrl' | 'seconds'> {
  return {
    method: pesquisa.searchGuias.method,
    headers: { ...session, 'content-type': 'application/json' },
    requests: searches.map(({ filter, after }) => ({
      path: pesquisa.searchGuias.path,
      body: JSON.stringify(after === undefined ? filter : { ...filter, cursor: toCursor(after) }),
    })),
    connections,
  }
}
