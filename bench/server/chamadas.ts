/**
 * Each call of the mix by itself, against the cheapest of the guide's: its filters. What it takes of the processors, in the
 * server and in the database, is what the mix is made of.
 */
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
import { type Load, loadServer } from '../harness/httpLoad.ts'
import { runs, seconds } from '../harness/options.ts'
import { runPiece, tell, withFolder, withPortal } from '../harness/piece.ts'
import { codigoCredenciado } from './call.ts'
import { aAnotar, daGuia, home, toNota } from './misturaCalls.ts'

const connections = 16
const guides = 32

/** A call as it is made in turn, and the least share of the filters' calls a second that it is to reach. */
type Single = { name: string; method: 'GET' | 'POST'; requests: Load['requests']; goal: number | undefined }

const goals = new Map<string, number>([
  [menu.getMenu.path, 0.8],
  [prazo.listPrazos.path, 0.5],
  [guia.getGuiaDetalhada.path, 0.5],
  [rascunho.getContexto.path, 0.25],
])

/** The end of its address: `prazos`, `gto/detalhada`. */
const nameOf = (path: string): string => path.replace(/^.*\/(?:credenciado|guia\/v1)\/(?=.)/, '')

const toRead = (path: string, questions: readonly string[] = [''], name = nameOf(path)): Single => ({
  name,
  method: 'GET',
  requests: questions.map((question) => ({ path: path + question })),
  goal: name === nameOf(path) ? goals.get(path) : undefined,
})

async function listSingles({ baseUrl, dataDir }: Portal, session: Session): Promise<Single[]> {
  const listNumeros = async (condition: string) =>
    (
      await readRows<{ numero: string }>(
        dataDir,
        `select numero_ficha as numero from guia where codigo_credenciado = $1 and ${condition}
          order by numero_ficha desc limit $2`,
        [codigoCredenciado, guides],
      )
    ).map(({ numero }) => numero)
  const deCada = (await listNumeros('true')).map((numero) => `?numeroFicha=${numero}`)
  const whole = await fetch(`${baseUrl}${rascunho.getContexto.path}${deCada[0]}`, { headers: session })
  const { versaoRegras } = (await whole.json()) as { versaoRegras: string }
  // As from the second guide on: the rules are there.
  const comRegras = deCada.map((question) => `${question}&versaoRegras=${versaoRegras}`)
  return [
    toRead(guia.getFiltros.path),
    ...home.map(({ path }) => toRead(path)),
    ...daGuia.map(({ path }) => toRead(path, path === rascunho.getContexto.path ? comRegras : deCada)),
    toRead(rascunho.getContexto.path, deCada, 'gto/contexto, with the rules'),
    {
      name: 'gto/observacao, written',
      method: 'POST',
      requests: (await listNumeros(aAnotar)).map((numero) => ({
        path: guia.createObservacao.path,
        body: toNota(numero),
      })),
      goal: undefined,
    },
  ]
}

/** One load of a call: calls a second, and the processor's milliseconds of each. */
type Measured = { perSecond: number; server: number; database: number }

await runPiece(() =>
  withPortal((portal) =>
    withFolder(async (folder) => {
      const session = await logIn(portal.baseUrl, codigoCredenciado)
      const postmaster = findPostmaster(layFolders(portal.dataDir).data) ?? 0
      const measure = async ({ method, requests }: Single, duration: number): Promise<Measured> => {
        const [server, database] = [readCpuMs(portal.pid), readCpuMs(postmaster)]
        const { perSecond, requests: made } = await loadServer(
          {
            baseUrl: portal.baseUrl,
            method,
            headers: method === 'GET' ? session : { ...session, 'content-type': 'application/json' },
            requests,
            connections,
            seconds: duration,
          },
          folder,
        )
        return {
          perSecond,
          server: (readCpuMs(portal.pid) - server) / made,
          database: (readCpuMs(postmaster) - database) / made,
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
