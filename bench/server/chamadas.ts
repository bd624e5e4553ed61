/** The calls of the home and the guide that cost most, one by one, against the cheapest of the guide's: its filters. */
import { guia } from '@portal/contract/guia.ts'
import { menu } from '@portal/contract/menu.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { layFolders } from '../../apps/server/src/db/embedded/folders.ts'
import { findPostmaster } from '../../apps/server/src/db/embedded/pidFile.ts'
import { readRows } from '../../apps/server/src/testing/faults/database.ts'
import type { Portal } from '../../apps/server/src/testing/faults/portal.ts'
import { logIn, type Session } from '../../apps/server/src/testing/faults/session.ts'
import { readCpuMs } from '../harness/cpu.ts'
import { type Figure, median, repeat } from '../harness/figure.ts'
import { loadServer } from '../harness/httpLoad.ts'
import { runs, seconds } from '../harness/options.ts'
import { runPiece, tell, withFolder, withPortal } from '../harness/piece.ts'
import { codigoCredenciado } from './call.ts'

const connections = 16
const guides = 32

/** A call, and the least share of the filters' calls a second that it is to reach. */
type Single = { name: string; paths: readonly string[]; goal: number | undefined }

async function listSingles({ baseUrl, dataDir }: Portal, session: Session): Promise<Single[]> {
  const rows = await readRows<{ numero: string }>(
    dataDir,
    'select numero_ficha as numero from guia where codigo_credenciado = $1 order by numero_ficha desc limit $2',
    [codigoCredenciado, guides],
  )
  const byGuide = (path: string, more = '') =>
    rows.map(({ numero }) => `${path}?numeroFicha=${numero}${more}`)
  const contextos = byGuide(rascunho.getContexto.path)
  const whole = await fetch(`${baseUrl}${contextos[0]}`, { headers: session })
  const { versaoRegras } = (await whole.json()) as { versaoRegras: string }
  return [
    { name: 'gto/filtros', paths: [guia.getFiltros.path], goal: undefined },
    { name: 'menu', paths: [menu.getMenu.path], goal: 0.8 },
    { name: 'prazos', paths: [prazo.listPrazos.path], goal: 0.5 },
    { name: 'gto/detalhada', paths: byGuide(guia.getGuiaDetalhada.path), goal: 0.5 },
    {
      name: 'gto/contexto',
      paths: byGuide(rascunho.getContexto.path, `&versaoRegras=${versaoRegras}`),
      goal: 0.25,
    },
    { name: 'gto/contexto, with the rules', paths: contextos, goal: undefined },
  ]
}

/** One load of a call: calls a second, and the processor's milliseconds of each. */
type Measured = { perSecond: number; server: number; database: number }

await runPiece(() =>
  withPortal((portal) =>
    withFolder(async (folder) => {
      const session = await logIn(portal.baseUrl, codigoCredenciado)
      const postmaster = findPostmaster(layFolders(portal.dataDir).data) ?? 0
      const measure = async ({ paths }: Single, duration: number): Promise<Measured> => {
        const [server, database] = [readCpuMs(portal.pid), readCpuMs(postmaster)]
        const { perSecond, requests } = await loadServer(
          {
            baseUrl: portal.baseUrl,
            method: 'GET',
            headers: session,
            requests: paths.map((path) => ({ path })),
            connections,
            seconds: duration,
          },
          folder,
        )
        return {
          perSecond,
          server: (readCpuMs(portal.pid) - server) / requests,
          database: (readCpuMs(postmaster) - database) / requests,
        }
      }
      const singles = await listSingles(portal, session)
      for (const single of singles) await measure(single, Math.min(3, seconds))
      // In turn, so that what else the machine does falls on all of them.
      const rounds = await repeat(runs, async () => {
        const round: Measured[] = []
        for (const single of singles) round.push(await measure(single, Math.max(1, seconds / 3)))
        return round
      })
      const of = (at: number, read: (one: Measured) => number) =>
        median(rounds.flatMap((round) => round.slice(at, at + 1)).map(read))
      const base = of(0, ({ perSecond }) => perSecond)
      const baseCpu = of(0, ({ server, database }) => server + database)
      const figures = singles.map(({ name, goal }, at): Figure => {
        const [value, server, database] = [
          of(at, ({ perSecond }) => perSecond),
          of(at, (one) => one.server),
          of(at, (one) => one.database),
        ]
        const note = `processor a call: server ${server.toFixed(2)} ms, database ${database.toFixed(2)} ms; ${(baseCpu / (server + database)).toFixed(2)} of the filters'`
        tell(`${name}: ${value.toFixed(0)}/s, ${(value / base).toFixed(2)}; ${note}`)
        return {
          name: `${name}, calls a second`,
          value,
          unit: '/s',
          ...(at > 0 && { limit: { name: 'gto/filtros', value: base } }),
          ...(goal !== undefined && { target: { of: 'ratio', at: 'least', value: goal } as const }),
          note,
        }
      })
      return {
        piece: 'chamadas',
        commands: [
          `own client or wrk: ${connections} keep-alive connections, one call after the other in ${runs} rounds, one server process`,
        ],
        figures,
      }
    }),
  ),
)
