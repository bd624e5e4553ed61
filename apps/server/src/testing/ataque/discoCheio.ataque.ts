import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { Writable } from 'node:stream'
import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { menu } from '@portal/contract/menu.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withClient } from '../../db/databases.ts'
import { arquivos } from '../../imagem/arquivo.fixture.ts'
import { nextCor, upload } from '../../imagem/imagem.fixture.ts'
import { buildApp } from '../../process/app.ts'
import { SILENCE_MS } from '../../runtime/throttle.ts'
import { createGuia } from '../guia.fixture.ts'
import { createTestApp, type Person, type TestApp } from '../testApp.ts'
import { startTestDatabase, type TestDatabase } from '../testDatabase.ts'
import { type DiscoPequeno, mountDisco } from './discoPequeno.ts'

/** Longer than what a write was answered is remembered, and a database takes to come back. */
const VOLTA_MS = 20_000

const ready = async (t: TestApp) => {
  const { statusCode, body } = await t.app.inject('/api/health/ready')
  return [statusCode, JSON.parse(body).status]
}

describe('a disk that is full', () => {
  let disco: DiscoPequeno
  let t: TestApp
  let as: Person
  let numeroFicha = 0
  const linhas: string[] = []
  beforeAll(async () => {
    disco = mountDisco(48)
    t = await createTestApp({ dataDir: disco.folder })
    const stream = new Writable({
      write: (linha, _encoding, done) => {
        linhas.push(String(linha))
        done()
      },
    })
    const log = pino({ level: 'warn' }, stream)
    t.app = await buildApp({ services: { ...t.services, log }, verifyReplies: true })
    as = await t.as(100001)
    numeroFicha = await createGuia(t)
  })
  afterAll(async () => {
    await t.close()
    disco.close()
  })

  /** What a refused image would leave half written. */
  const listPieces = () =>
    readdirSync(disco.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /temporario.|parcial/.test(name),
    )

  it('takes no image, keeps no piece of one, and goes on showing those it has', async () => {
    const place = { imagemGto: 'inicial:26', as }
    const [cabe, naoCabe] = [await arquivos.png(nextCor()), arquivos.bmp(24, 1200, 1200)]
    expect((await upload(t, numeroFicha, 'cabe.png', cabe, place)).status).toBe(200)
    expect(await ready(t)).toEqual([200, 'ok'])

    const key = randomUUID()
    const desde = performance.now()
    // First the file that is received does not fit, then its copies do not.
    for (const livre of [8192, naoCabe.length + 100_000]) {
      disco.free()
      disco.fill(livre)
      for (let time = 0; time < 10; time++) {
        const refused = await upload(t, numeroFicha, 'nao.bmp', naoCabe, { ...place, key })
        expect(refused).toMatchObject({ status: 503, codigo: 'API-GEN-0012' })
      }
      expect(listPieces()).toEqual([])
      expect(await ready(t)).toEqual([503, 'semEspaco'])
    }
    // Twenty refusals are one line, and another for each while that they took.
    const ditas = linhas.filter((linha) => linha.includes('API-GEN-0012')).length
    expect(ditas).toBeGreaterThan(0)
    expect(ditas).toBeLessThanOrEqual(1 + Math.floor((performance.now() - desde) / SILENCE_MS))
    const query = { numeroFicha, sequencial: 1, versao: 'tela' } as const
    expect((await t.call(imagem.getImagem, { query }, { as })).status).toBe(200)
    const { body } = await t.call(imagem.listImagens, { query: { numeroFicha } }, { as })
    expect(body).toHaveLength(1)

    disco.free()
    expect((await upload(t, numeroFicha, 'nao.bmp', naoCabe, { ...place, key })).status).toBe(200)
    await expect.poll(() => ready(t), { timeout: VOLTA_MS }).toEqual([200, 'ok'])
  })
})

describe('a disk that only reads', () => {
  let disco: DiscoPequeno
  let t: TestApp
  beforeAll(async () => {
    disco = mountDisco(48)
    t = await createTestApp({ dataDir: disco.folder })
  })
  afterAll(async () => {
    await t.close()
    disco.close()
  })

  it('takes no image and says so, goes on showing, and takes them again', async () => {
    const [as, numeroFicha] = [await t.as(100001), await createGuia(t)]
    const place = { imagemGto: 'inicial:26', as }
    expect((await upload(t, numeroFicha, 'antes.png', await arquivos.png(nextCor()), place)).status).toBe(200)
    disco.lock()
    for (let time = 0; time < 8; time++) {
      const refused = await upload(t, numeroFicha, 'nao.png', await arquivos.png(nextCor()), place)
      expect(refused).toMatchObject({ status: 503, codigo: 'API-GEN-0006' })
    }
    expect(await ready(t)).toEqual([503, 'semGravacao'])
    const query = { numeroFicha, sequencial: 1, versao: 'tela' } as const
    expect((await t.call(imagem.getImagem, { query }, { as })).status).toBe(200)
    disco.unlock()
    expect((await upload(t, numeroFicha, 'sim.png', await arquivos.png(nextCor()), place)).status).toBe(200)
    await expect.poll(() => ready(t), { timeout: VOLTA_MS }).toEqual([200, 'ok'])
  })
})

describe('a database whose disk is full', () => {
  let disco: DiscoPequeno
  let database: TestDatabase
  let stop: () => Promise<void>
  let t: TestApp
  let as: Person
  let numeroFicha = 0
  const confirmadas: string[] = []
  beforeAll(async () => {
    disco = mountDisco(400)
    ;({ database, stop } = await startTestDatabase(disco.folder))
    t = await createTestApp({ database, dataDir: disco.folder })
    as = await t.as(100001)
    numeroFicha = await createGuia(t)
  })
  afterAll(async () => {
    await t.close()
    await stop()
    disco.close()
  })

  const write = async () => {
    const texto = `${randomUUID()} ${'x'.repeat(400)}`
    const body = { numeroFicha, descricaoObservacao: texto }
    const { status, codigo, headers } = await t.call(guia.createObservacao, { body }, { as })
    if (status === 200) confirmadas.push(texto)
    return [status, codigo, headers['retry-after']]
  }
  const semEspaco = [503, 'API-GEN-0012', '30']

  const expectAllKept = async () => {
    const kept = await t.rows<{ texto: string }>('select descricao as texto from observacao_guia')
    expect(confirmadas.filter((texto) => !kept.some((row) => row.texto === texto))).toEqual([])
  }

  it('refuses what it cannot keep, answers what it can, and serves again when there is room', async () => {
    expect(await write()).toEqual([200, undefined, undefined])
    disco.fill(0)
    await expect.poll(write, { timeout: VOLTA_MS }).toEqual(semEspaco)
    for (let time = 0; time < 20; time++) expect(await write()).toEqual(semEspaco)
    expect(await ready(t)).toEqual([503, 'semEspaco'])
    expect((await t.call(menu.getMenu, {}, { as })).status).toBe(200)
    disco.free()
    expect(await write()).toEqual([200, undefined, undefined])
    await expect.poll(() => ready(t), { timeout: VOLTA_MS }).toEqual([200, 'ok'])
    await expectAllKept()
  })

  it('that cannot write its log stops, is told as full, and is back when there is room', async () => {
    disco.fill(0)
    // Some files of the log may be there already, to be written over: more than the disk ever had.
    const nextLogFile = `select pg_switch_wal(); select pg_logical_emit_message(true, 'a', repeat('x', 100000));`
    const logFiles = nextLogFile.repeat(25)
    await expect(withClient(database.superuserUrl, (client) => client.query(logFiles))).rejects.toThrow()
    for (let time = 0; time < 20; time++) expect(await write()).toEqual(semEspaco)
    expect(await ready(t)).toEqual([503, 'semEspaco'])
    disco.free()
    await expect.poll(write, { timeout: VOLTA_MS }).toEqual([200, undefined, undefined])
    await expect.poll(() => ready(t), { timeout: VOLTA_MS }).toEqual([200, 'ok'])
    await expectAllKept()
  })
})
