/**
 * What a whole network does on a Monday morning: the home's and the guide's reads in turn, one call in sixteen a write, of
 * six providers, at a rate that does not wait for answers. Beside them a seventh provider that asks for little.
 */
import { guia } from '@portal/contract/guia.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { readRows } from '../../apps/server/src/testing/faults/database.ts'
import type { Portal } from '../../apps/server/src/testing/faults/portal.ts'
import { logIn } from '../../apps/server/src/testing/faults/session.ts'
import type { Figure } from '../harness/figure.ts'
import type { Message } from '../harness/httpSocket.ts'
import { loadOpen, type StreamResult } from '../harness/openLoad.ts'
import { mixRates, mixSeconds } from '../harness/options.ts'
import { runPiece, tell, withPortal } from '../harness/piece.ts'
import { aAnotar, daGuia, home, toNota } from './misturaCalls.ts'

const providers = 6
const connections = 256
/** Of a provider that asks for little, with connections of its own. */
const quiet = { connections: 4, rate: 10 }
const guidesRead = 10
const guidesWritten = 20

type Provider = { codigo: number; lidas: readonly string[]; escritas: readonly string[] }

/** Providers with most guides: their newest ones to read, and such as take a note (Spec §4). */
const listProviders = (dataDir: string): Promise<Provider[]> =>
  readRows<Provider>(
    dataDir,
    `select codigo_credenciado as codigo,
            (array_agg(numero_ficha::text order by numero_ficha desc))[1:${guidesRead}] as lidas,
            (array_agg(numero_ficha::text order by numero_ficha)
               filter (where ${aAnotar}))[1:${guidesWritten}] as escritas
       from guia group by codigo_credenciado
      having count(*) filter (where ${aAnotar}) > 0
      order by count(*) desc, codigo_credenciado`,
  )

async function answers(baseUrl: string, { method, path, headers, body }: Message): Promise<Response> {
  return fetch(baseUrl + path, { method, headers, body: body ?? null })
}

/** The calls of a provider in their order; undefined where it may not make all of them. */
async function listMessages(
  { baseUrl }: Portal,
  { codigo, lidas, escritas }: Provider,
): Promise<Message[] | undefined> {
  const session = await logIn(baseUrl, codigo).catch(() => undefined)
  if (!session) return undefined
  const read = (path: string): Message => ({ method: 'GET', path, headers: session })
  const inteiro = await answers(baseUrl, read(`${rascunho.getContexto.path}?numeroFicha=${lidas[0]}`))
  if (!inteiro.ok) return undefined
  const { versaoRegras } = (await inteiro.json()) as { versaoRegras: string }
  const messages = lidas.flatMap((numeroFicha, i) => [
    ...home.map(({ path }) => read(path)),
    ...daGuia.map((route) =>
      // As from the second guide on: the rules are there.
      read(
        `${route.path}?numeroFicha=${numeroFicha}${route === rascunho.getContexto ? `&versaoRegras=${versaoRegras}` : ''}`,
      ),
    ),
    {
      method: guia.createObservacao.method,
      path: guia.createObservacao.path,
      headers: { ...session, 'content-type': 'application/json' },
      body: toNota(escritas[i % escritas.length] ?? ''),
    },
  ])
  for (const message of messages.slice(0, home.length + daGuia.length + 1)) {
    const answer = await answers(baseUrl, message)
    await answer.arrayBuffer()
    if (!answer.ok) return undefined
  }
  return messages
}

/** One call of each provider in turn, each at another place of its own round. */
function interleave(all: readonly (readonly Message[])[]): Message[] {
  const length = all[0]?.length ?? 0
  return Array.from({ length }, (_, at) =>
    all.flatMap((messages, i) => messages[(at + i * 3) % messages.length] ?? []),
  ).flat()
}

const showFailures = ({ failures }: StreamResult): string =>
  Object.entries(failures)
    .map(([why, times]) => `${times} failed (${why})`)
    .join(', ') || 'none failed'

type Measured = { rate: number; mix: StreamResult; other: StreamResult }

function toFigures({ rate, mix, other }: Measured, calm: number): Figure[] {
  const at = `Mix at ${rate.toLocaleString('en-US')} a second`
  const goal = rate === 1600 ? 100 : rate === 2400 ? 75 : undefined
  const { refused, refusedP99, due } = mix
  return [
    {
      name: `${at}, served`,
      value: mix.perSecond,
      unit: '/s',
      limit: { name: 'due', value: rate },
      ...(goal !== undefined && { target: { of: 'ratio', at: 'least', value: 0.99 } as const }),
      note: `of ${due} due: ${refused} refused with Retry-After, ${showFailures(mix)}`,
    },
    { name: `${at}, p50`, value: mix.p50, unit: 'ms' },
    {
      name: `${at}, p99`,
      value: mix.p99,
      unit: 'ms',
      ...(goal !== undefined && { target: { of: 'value', at: 'most', value: goal } as const }),
      note: `from when it was due${refusedP99 === null ? '' : `; refusals p99 ${refusedP99.toFixed(0)} ms`}`,
    },
    {
      name: `${at}, another provider's p95`,
      value: other.p95,
      unit: 'ms',
      limit: { name: `at ${mixRates[0]} a second`, value: calm },
      ...(rate !== mixRates[0] && { target: { of: 'ratio', at: 'most', value: 2 } as const }),
      note: `${quiet.rate} reads a second; ${other.refused} of ${other.due} refused`,
    },
  ]
}

await runPiece(() =>
  withPortal(async (portal) => {
    const found: Message[][] = []
    for (const provider of await listProviders(portal.dataDir)) {
      if (found.length > providers) break
      const messages = await listMessages(portal, provider)
      if (messages) found.push(messages)
      tell(`${provider.codigo}: ${messages ? `${provider.lidas.length} guides` : 'may not make all calls'}`)
    }
    const other = found.pop()
    if (found.length < providers || !other)
      throw new Error(`only ${found.length} providers may make all calls`)
    const messages = interleave(found)
    const reads = other.filter(({ method }) => method === 'GET')
    const measure = async (rate: number, seconds: number): Promise<Measured> => {
      const [mix, own] = await loadOpen({
        baseUrl: portal.baseUrl,
        seconds,
        streams: [
          { name: 'mix', messages, connections, rate },
          { name: 'other', messages: reads, ...quiet },
        ],
      })
      if (!mix || !own) throw new Error('the load told no result')
      tell(
        `${rate}/s: ${mix.perSecond.toFixed(0)} served, p99 ${mix.p99.toFixed(0)} ms, ${mix.refused} refused${mix.refusedP99 === null ? '' : ` (p99 ${mix.refusedP99.toFixed(0)} ms)`}, ${showFailures(mix)}; another's p95 ${own.p95.toFixed(0)} ms`,
      )
      return { rate, mix, other: own }
    }
    // Connections, plans and compiled code, before anything counts.
    await measure(mixRates[0] ?? 400, Math.min(5, mixSeconds))
    const measured: Measured[] = []
    for (const rate of mixRates) measured.push(await measure(rate, mixSeconds))
    const calm = measured[0]?.other.p95 ?? Number.NaN
    return {
      piece: 'mistura',
      commands: [
        `own client (bench/harness/openMain.ts): ${connections} keep-alive connections, ${mixSeconds} s each, open loop; ${home.length + daGuia.length} reads in turn and a write after them, ${providers} providers, one server process`,
      ],
      figures: measured.flatMap((one) => toFigures(one, calm)),
    }
  }),
)
