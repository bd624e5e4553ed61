import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { menu } from '@portal/contract/menu.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../process/app.ts'
import { createSiteFolder } from '../../site/site.fixture.ts'
import { createGuia } from '../guia.fixture.ts'
import { send } from '../matriz/chamada.ts'
import { entradas, prepareEntradas } from '../matriz/matriz.ts'
import { createTestApp, type Person, type TestApp } from '../testApp.ts'
import { type BancoProprio, type Outage, startBancoProprio } from './outage.ts'
import { type Medida, measure, startWork } from './tempo.ts'

/** While the database is stopped every call is answered within this, and all serve again within that. */
const RESPOSTA_MS = 3000
const VOLTA_MS = 5000

let dataDir: string
let siteFolder: string
let banco: BancoProprio
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-parado-'))
  siteFolder = await createSiteFolder()
  banco = await startBancoProprio(dataDir)
})
afterAll(async () => {
  await banco.close()
  await rm(dataDir, { recursive: true, force: true })
  await rm(siteFolder, { recursive: true })
})

/** Reads a stream as it comes: what it said so far, and whether it is open still. */
function follow(body: ReadableStream<Uint8Array> | null) {
  const stream = { said: '', isOpen: true }
  const read = async () => {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) stream.said += chunk
  }
  const over = () => {
    stream.isOpen = false
  }
  read().then(over, over)
  return stream
}

describe.each<[string, keyof Omit<BancoProprio, 'close'>]>([
  ['shut down', 'shutDown'],
  ['frozen', 'freeze'],
  ['behind a wire that is dead', 'cutWire'],
])('while the database is %s', (_nome, maneira) => {
  let t: TestApp
  let site: FastifyInstance
  let origin: string
  let parada: Outage
  let as: Person
  let outra: Person
  const chamadas: { nome: string; work: () => ReturnType<typeof send> }[] = []
  let fluxo: ReturnType<typeof follow>
  let numeroFicha = 0

  beforeAll(async () => {
    parada = await banco[maneira]()
    t = await createTestApp({ database: parada.database })
    site = await buildApp({ services: t.services, siteFolder })
    origin = await site.listen({ port: 0, host: '127.0.0.1' })
    as = await t.as(100001)
    outra = await t.as(100004)
    await prepareEntradas(t)
    // One at a time: all at once they would fight for connections as nobody else does, and on a slow day lose.
    for (const { nome, route, input, prepare } of entradas) {
      const numero = (await prepare?.(t)) ?? 0
      chamadas.push({ nome, work: () => send(t, route, input(numero, as), as) })
    }
    numeroFicha = await createGuia(t)
    const url = `${origin}${pesquisa.watchGuia.path}?numeroFicha=${numeroFicha}`
    fluxo = follow((await fetch(url, { headers: { ...as } })).body)
  })
  afterAll(async () => {
    await site.close()
    await t.close()
  })

  const visit = async (address: string, init: RequestInit = {}) => {
    const { status, headers } = await fetch(origin + address, { redirect: 'manual', ...init })
    return { status, headers: Object.fromEntries(headers) }
  }
  const enter = () =>
    visit('/credenciado/login', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'login=100009&senha=Sorriso%232026',
    })
  const openPage = () => {
    const token = as.authorization.slice('Bearer '.length)
    return visit('/portal', {
      headers: { accept: 'text/html', cookie: `${as.cookie}; __Host-token=${token}` },
    })
  }

  /** Every call of the contract, many at once, as often as told. */
  async function callAll(times: number): Promise<Medida[]> {
    const medidas: Medida[] = []
    const half = Math.ceil(chamadas.length / 2)
    for (let time = 0; time < times; time++) {
      for (const some of [chamadas.slice(0, half), chamadas.slice(half)]) {
        medidas.push(...(await Promise.all(some.map(({ nome, work }) => measure(nome, work)))))
      }
    }
    return medidas
  }

  it('every call is told so in time; once it is back, all serve again', async () => {
    await expect.poll(() => fluxo.said).toContain('data: ')
    let stoppedAt = Number.POSITIVE_INFINITY
    const finishWork = startWork(t, [as, outra], () => stoppedAt)
    await sleep(500)
    stoppedAt = performance.now()
    await parada.stop()
    const antes = fluxo.said
    const todas = await callAll(3)
    const outras = await Promise.all([
      measure('form', enter),
      measure('page', openPage),
      measure('live', () => visit('/api/health/live')),
      measure('ready', () => visit('/api/health/ready')),
    ])
    const meio = await finishWork()

    expect([...todas, ...outras, ...meio].filter(({ ms }) => ms > RESPOSTA_MS)).toEqual([])
    const isTold = ({ status, codigo, aguarde }: Medida) =>
      status === 503 && codigo === 'API-GEN-0006' && aguarde === '2'
    expect(todas.filter((medida) => !isTold(medida))).toEqual([])
    expect(outras.map(({ status }) => status)).toEqual([503, 200, 200, 503])
    expect(meio.filter((medida) => medida.status !== 200 && !isTold(medida))).toEqual([])
    expect([fluxo.isOpen, fluxo.said.slice(antes.length).replaceAll(': .\n\n', '')]).toEqual([true, ''])

    await parada.back()
    const serve = async () => {
      const all = await Promise.all([enter(), visit('/api/health/ready'), t.call(menu.getMenu, {}, { as })])
      return all.map(({ status }) => status)
    }
    await expect.poll(serve, { timeout: VOLTA_MS }).toEqual([303, 200, 200])
    await t.rows('update guia set versao = versao + 1 where numero_ficha = $1', [numeroFicha])
    await expect.poll(() => fluxo.said.slice(antes.length), { timeout: VOLTA_MS }).toContain('data: ')
  })
})
