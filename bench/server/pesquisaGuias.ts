/** The guide search through the whole server at growing numbers of guides, against pgbench with the same SQL. */

import { withClient } from '../../apps/server/src/db/databases.ts'
import { civilDay } from '../../apps/server/src/runtime/clock.ts'
import { addGuias } from '../../apps/server/src/seed/addGuias.ts'
import { databaseUrl, readRows } from '../../apps/server/src/testing/faults/database.ts'
import type { Portal } from '../../apps/server/src/testing/faults/portal.ts'
import { logIn, type Session } from '../../apps/server/src/testing/faults/session.ts'
import type { Figure } from '../harness/figure.ts'
import { loadTool } from '../harness/httpLoad.ts'
import { scales, seconds } from '../harness/options.ts'
import { pgbenchCommand } from '../harness/pgbench.ts'
import { runPiece, tell, withPortal } from '../harness/piece.ts'
import { codigoCredenciado } from './call.ts'
import { type Comparison, compare } from './compare.ts'
import { createSearchLoad, createSearchScript, listSearches } from './searchRequests.ts'

/** Few at a time: the latency of a search is to be seen, not the length of a queue. */
const connections = 4

/** p99 at the largest number of guides against that at the smallest. */
const growthLimit = 1.25

async function growTo(dataDir: string, total: number): Promise<void> {
  const [row] = await readRows<{ total: string }>(dataDir, 'select count(*) as total from guia')
  const missing = total - Number(row?.total)
  tell(`${total} guides: ${missing} to add`)
  await withClient(databaseUrl(dataDir, 'portal_migrator'), async (client) => {
    if (missing > 0) {
      await client.query('set synchronous_commit = off')
      await addGuias(client, missing, civilDay(new Date()), () => undefined)
    }
    await client.query('vacuum (analyze)')
  })
  // What was written is brought to disk now, not during the measurement.
  const superuser = databaseUrl(dataDir, 'postgres')
  await withClient(superuser, (client) => client.query('checkpoint'))
}

async function measure(portal: Portal, session: Session): Promise<Comparison> {
  const searches = await listSearches(portal.dataDir)
  const calls = await Promise.all(searches.map((search) => createSearchScript(session, search)))
  const load = createSearchLoad(session, searches, connections)
  return compare({ portal, session, operacao: 'pesquisa.searchGuias', load, calls })
}

function toFigures(total: number, { server, limit, trail }: Comparison): Figure[] {
  const name = `Search among ${total.toLocaleString('en-US')} guides`
  return [
    {
      name: `${name}, calls a second`,
      value: server.perSecond,
      unit: '/s',
      limit: { name: 'pgbench, same SQL', value: limit.perSecond },
      note: `${trail.rowsPerCommit.toFixed(0)} rows of the trail a commit, in both`,
    },
    { name: `${name}, p50`, value: server.p50, unit: 'ms', limit: { name: 'pgbench', value: limit.p50 } },
    { name: `${name}, p99`, value: server.p99, unit: 'ms', limit: { name: 'pgbench', value: limit.p99 } },
  ]
}

await runPiece(() =>
  withPortal(async (portal) => {
    const session = await logIn(portal.baseUrl, codigoCredenciado)
    const figures: Figure[] = []
    const p99: number[] = []
    for (const total of scales) {
      await growTo(portal.dataDir, total)
      const found = await measure(portal, session)
      p99.push(found.server.p99)
      figures.push(...toFigures(total, found))
    }
    const [smallest = 0, largest = 0] = [scales[0], scales.at(-1)]
    figures.push({
      name: `Search p99, ${largest.toLocaleString('en-US')} guides against ${smallest.toLocaleString('en-US')}`,
      value: p99.at(-1),
      unit: 'ms',
      limit: { name: `p99 at ${smallest.toLocaleString('en-US')}`, value: p99[0] ?? Number.NaN },
      target: { of: 'ratio', at: 'most', value: growthLimit },
    })
    return {
      piece: 'pesquisaGuias',
      commands: [
        `${loadTool}: ${connections} keep-alive connections, ${seconds} s, period, status, specialty, patient, number and later pages in turn`,
        pgbenchCommand(connections, seconds),
      ],
      figures,
    }
  }),
)
