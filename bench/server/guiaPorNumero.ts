/** A guide by its number through the whole server, against pgbench with the same SQL. */
import { guia } from '@portal/contract/guia.ts'
import { findResumo } from '../../apps/server/src/guia/reply/resumo.store.ts'
import { readRows } from '../../apps/server/src/testing/faults/database.ts'
import { logIn } from '../../apps/server/src/testing/faults/session.ts'
import { loadTool } from '../harness/httpLoad.ts'
import { seconds } from '../harness/options.ts'
import { pgbenchCommand } from '../harness/pgbench.ts'
import { runPiece, withPortal } from '../harness/piece.ts'
import { codigoCredenciado, createCallScript, databaseConnections } from './call.ts'
import { compare } from './compare.ts'

/** Open browsers' connections: more than the database's, as in life. */
const connections = 64
const guides = 32

await runPiece(() =>
  withPortal(async (portal) => {
    const session = await logIn(portal.baseUrl, codigoCredenciado)
    const rows = await readRows<{ numero: string }>(
      portal.dataDir,
      `select numero_ficha as numero from guia where codigo_credenciado = $1 order by numero_ficha desc limit $2`,
      [codigoCredenciado, guides],
    )
    const numbers = rows.map(({ numero }) => Number(numero))
    const calls = await Promise.all(
      numbers.map((numero) =>
        createCallScript(session, 100, (db) => findResumo(db, codigoCredenciado, numero)),
      ),
    )
    const { server, limit, trail } = await compare({
      portal,
      session,
      operacao: 'guia.getGuia',
      calls,
      load: {
        method: guia.getGuia.method,
        headers: session,
        requests: numbers.map((numero) => ({ path: `${guia.getGuia.path}?numeroFicha=${numero}` })),
        connections,
      },
    })
    return {
      piece: 'guiaPorNumero',
      commands: [
        `${loadTool}: ${connections} keep-alive connections, ${seconds} s, ${numbers.length} guides in turn, one server process`,
        `${pgbenchCommand(databaseConnections, seconds)}, and -c ${connections}: the faster counts`,
      ],
      figures: [
        {
          name: 'Guide by number, calls a second',
          value: server.perSecond,
          unit: '/s',
          limit: { name: 'pgbench, same SQL', value: limit.perSecond },
          target: { of: 'ratio', at: 'least', value: 0.5 },
          note: `session, permission, row security; the trail of ${trail.callsPerCommit.toFixed(1)} calls a commit, in both`,
        },
        {
          name: 'Guide by number, p50',
          value: server.p50,
          unit: 'ms',
          limit: { name: 'pgbench', value: limit.p50 },
          note: `${connections} calls at a time`,
        },
        {
          name: 'Guide by number, p99',
          value: server.p99,
          unit: 'ms',
          limit: { name: 'pgbench', value: limit.p99 },
          target: { of: 'ratio', at: 'most', value: 3 },
        },
      ],
    }
  }),
)
