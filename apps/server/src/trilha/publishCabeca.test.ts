import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { urlOfDatabase } from '../db/databases.ts'
import { childEnv } from '../testing/childEnv.ts'
import { loadChavesTrilha } from './chave.ts'
import { leaveRows, openTestTrilha, openTrilha } from './trilha.fixture.ts'

const t = await openTestTrilha()
let trilha: Awaited<ReturnType<typeof openTrilha>>
beforeEach(async () => {
  trilha = await openTrilha(t)
})

const dayFile = (dia = '2026-11-21') => path.join(trilha.folder, `${dia}.json`)
const readHead = async (dia?: string) => JSON.parse(await readFile(dayFile(dia), 'utf8')).cabecaTrilha

describe('publishCabeca', () => {
  it('publishes nothing while nothing is sealed', async () => {
    await trilha.turn()
    expect(trilha.logged).toEqual([])
    await expect(stat(trilha.folder)).rejects.toThrow('ENOENT')
    expect(await trilha.verify()).toEqual({ ok: true, linhas: 0 })
  })

  it('keeps the last head of the civil day in its file, for its owner alone', async () => {
    for (const quantas of [2, 3]) {
      await leaveRows(t, quantas)
      await trilha.turn()
    }
    expect(await readHead()).toMatchObject({ sequencia: 5, em: '2026-11-21T12:00:00.000Z' })
    expect((await stat(dayFile())).mode & 0o777).toBe(0o600)
    expect((await stat(trilha.folder)).mode & 0o777).toBe(0o700)
    expect(Object.keys(await trilha.readFolder())).toEqual(['2026-11-21.json'])
  })

  it('writes a file for each civil day of São Paulo, whether or not there are new rows', async () => {
    await leaveRows(t, 2)
    t.clock.set(new Date('2026-11-22T02:59:59Z'))
    await trilha.turn()
    const before = await readFile(dayFile(), 'utf8')
    t.clock.set(new Date('2026-11-22T03:00:00Z'))
    await trilha.turn()
    expect(await readHead('2026-11-22')).toMatchObject({ sequencia: 2, em: '2026-11-22T03:00:00.000Z' })
    expect(await readFile(dayFile(), 'utf8')).toBe(before)
    expect(await trilha.verify()).toEqual({ ok: true, linhas: 2 })
  })

  it('tells the log once a day, and once a process', async () => {
    const told = () => trilha.logged.map((line) => ('cabecaTrilha' in line ? line.cabecaTrilha : line))
    for (const quantas of [2, 1]) {
      await leaveRows(t, quantas)
      await trilha.turn()
    }
    expect(told()).toMatchObject([{ sequencia: 2 }])
    t.clock.advance(86_400_000)
    await trilha.turn()
    expect(told()).toMatchObject([{ sequencia: 2 }, { sequencia: 3 }])
    const other = await openTrilha(t)
    await other.turn()
    expect(other.logged).toMatchObject([{ cabecaTrilha: { sequencia: 3 } }])
  })

  it('stays behind after a crash between commit and publication, holds, and catches up', async () => {
    await leaveRows(t, 2)
    await trilha.turn()
    await leaveRows(t, 3)
    await trilha.seal()
    expect(await readHead()).toMatchObject({ sequencia: 2 })
    expect(await trilha.verify()).toEqual({ ok: true, linhas: 5 })
    await trilha.turn()
    expect(await readHead()).toMatchObject({ sequencia: 5 })
  })

  it('goes on after a day in the future that the clock had jumped to', async () => {
    for (const dia of ['2027-11-21', '2026-11-21', '2026-11-22']) {
      t.clock.set(new Date(`${dia}T12:00:00Z`))
      await leaveRows(t, 1)
      await trilha.turn()
    }
    expect(await readHead('2026-11-22')).toMatchObject({ sequencia: 3 })
    expect(await trilha.verify()).toEqual({ ok: true, linhas: 3 })
  })

  it('reports why it cannot, and seals all the same', async () => {
    await mkdir(path.dirname(trilha.folder), { recursive: true })
    await writeFile(trilha.folder, 'a file where the folder should be')
    await leaveRows(t, 1)
    expect(await trilha.turn()).toBe(1)
    expect(trilha.logged).toEqual([])
    expect(trilha.reported).toEqual([expect.objectContaining({ code: 'ENOTDIR' })])
  })
})

describe('keys that were changed', () => {
  const withSecrets = async (...trilhaSecrets: string[]) =>
    openTrilha(t, await loadChavesTrilha({ ...t.services.config, trilhaSecrets }))
  const [antiga, nova] = ['a'.repeat(32), 'b'.repeat(32)]

  it('hold while the former ones are named', async () => {
    await leaveRows(t, 2)
    await (await withSecrets(antiga)).turn()
    await leaveRows(t, 2)
    const both = await withSecrets(nova, antiga)
    await both.turn()
    expect(await both.verify()).toEqual({ ok: true, linhas: 4 })
    expect(await readHead()).toMatchObject({ sequencia: 4, chave: both.chaves.atual.id })
  })

  it('are asked for by name when one is missing', async () => {
    const ids = await leaveRows(t, 2)
    const before = await withSecrets(antiga)
    await before.turn()
    t.clock.advance(86_400_000)
    await (await withSecrets(nova, antiga)).turn()
    const alone = await withSecrets(nova)
    const chave = before.chaves.atual.id
    await expect(alone.verify()).rejects.toThrow(`feita com a chave ${chave}, que TRILHA_SECRET não tem`)
    const { verifyTrilha } = await import('./verifyTrilha.ts')
    expect(await verifyTrilha(t.services.pool, alone.chaves, [])).toEqual({
      ok: false,
      motivo: 'chaveDesconhecida',
      trilhaId: ids[0],
      chave,
    })
  })
})

describe('two processes', () => {
  /** Seals and publishes as one of the portal's processes would, until every row is sealed. */
  const sealer = `
    const at = (name) => import(process.env.SOURCES + '/' + name)
    const { createPool } = await at('db/client.ts')
    const { readConfig } = await at('runtime/config.ts')
    const { loadChavesTrilha } = await at('trilha/chave.ts')
    const { sealTrilha } = await at('trilha/sealTrilha.ts')
    const { publishCabeca } = await at('trilha/publishCabeca.ts')
    const { findAtrasoSelagem } = await at('trilha/selo.store.ts')
    const config = readConfig({ DATA_DIR: process.env.DATA_DIR })
    const [pool, chaves] = [createPool(process.env.APP_URL, { max: 2 }), await loadChavesTrilha(config)]
    const waiting = () => pool.read(0, (db) => findAtrasoSelagem(db, new Date()))
    let turns = 0
    while ((await waiting()).linhas > 0) {
      if ((await sealTrilha(pool, chaves, new Date())) > 0) turns++
      await publishCabeca({ pool, chaves, folder: config.trilhaDir }, new Date('2026-11-21T12:00:00Z'))
    }
    await pool.close()
    console.log(turns)`

  it('seal and publish in turns: one chain, whose head only goes forward', async () => {
    await leaveRows(t, 8000)
    const [row] = await t.rows<{ nome: string }>('select current_database() as nome')
    const env = {
      ...childEnv(),
      SOURCES: path.join(import.meta.dirname, '..'),
      DATA_DIR: t.services.config.dataDir,
      APP_URL: urlOfDatabase(inject('database').appUrl, row?.nome ?? ''),
    }
    let running = true
    const ends = [1, 2].map(async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', sealer], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env,
      })
      const [code] = await once(child, 'close')
      return code
    })
    const codes = Promise.all(ends).finally(() => {
      running = false
    })
    const seen: number[] = []
    while (running) {
      const head = await readHead().catch(() => undefined)
      if (head) seen.push(head.sequencia)
      await sleep(5)
    }
    expect(await codes).toEqual([0, 0])
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(await readHead()).toMatchObject({ sequencia: 8000 })
    expect(await trilha.verify()).toEqual({ ok: true, linhas: 8000 })
  })
})
