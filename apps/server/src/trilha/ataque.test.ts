import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { toLinha } from './cabeca.ts'
import { type Chave, loadChavesTrilha } from './chave.ts'
import { type LinhaSelada, listSelados } from './selo.store.ts'
import { createSelo, ORIGEM } from './selo.ts'
import { leaveRows, openTestTrilha, openTrilha } from './trilha.fixture.ts'

const t = await openTestTrilha()
let trilha: Awaited<ReturnType<typeof openTrilha>>
let ids: number[]

/** Five sealed rows whose head is published; then whoever owns the tables, but neither key nor folder, comes. */
beforeEach(async () => {
  trilha = await openTrilha(t)
  ids = await leaveRows(t, 5)
  await trilha.turn()
})

async function deleteFrom(id: number): Promise<void> {
  await t.rows('delete from trilha_selo where trilha_id >= $1', [id])
  await t.rows('delete from trilha where id >= $1', [id])
}

/** Changes a row and makes every seal anew, naming a key or none. */
async function rewrite(chave: Chave | null, nomeDaChave = chave?.id ?? null): Promise<void> {
  await t.rows(`update trilha set codigo_associado = '500000009' where id = $1`, [ids[1]])
  await t.rows('alter table trilha_selo drop constraint trilha_selo_chave')
  let hash = ORIGEM
  for (const linha of await t.services.pool.read(0, (db) => listSelados(db, 0, 100))) {
    hash = createSelo(hash, registroOf(linha), chave)
    await t.rows('update trilha_selo set hash = $2, chave = $3 where sequencia = $1', [
      linha.sequencia,
      hash,
      nomeDaChave,
    ])
  }
}

function registroOf(linha: LinhaSelada) {
  if (linha.id === null) throw new Error('no row under the seal')
  const { sequencia: _sequencia, hash: _hash, chave: _chave, trilhaId: _trilhaId, ...registro } = linha
  return registro
}

const otherKeys = () =>
  loadChavesTrilha({ ...t.services.config, trilhaSecrets: [randomBytes(32).toString('hex')] })

const dayFile = () => path.join(trilha.folder, '2026-11-21.json')

describe('a trail is not whole when somebody', () => {
  it('deletes its last rows with their seals', async () => {
    await deleteFrom(ids[3] ?? 0)
    expect(await trilha.verify()).toMatchObject({
      ok: false,
      motivo: 'cortada',
      linhas: 3,
      cabeca: { sequencia: 5 },
    })
  })

  it.each([
    ['deletes everything', ['delete from trilha_selo', 'delete from trilha']],
    ['truncates both tables', ['truncate trilha, trilha_selo']],
  ])('%s', async (_what, steps) => {
    for (const sql of steps) await t.rows(sql)
    expect(await trilha.verify()).toMatchObject({ ok: false, motivo: 'esvaziada', cabeca: { sequencia: 5 } })
  })

  it('deletes its end and lets new rows be sealed in its place', async () => {
    await deleteFrom(ids[3] ?? 0)
    await leaveRows(t, 1)
    await trilha.turn()
    expect(await trilha.verify()).toMatchObject({ ok: false, motivo: 'cortada', linhas: 4 })
    // Past the place of the cut, and past midnight: what was published is not written over, nor passed by.
    for (let dia = 0; dia < 2; dia++) {
      await leaveRows(t, 5)
      await trilha.turn()
      expect(await trilha.verify()).toMatchObject({ ok: false, motivo: 'reescrita', linhas: 5 })
      t.clock.advance(86_400_000)
    }
    expect(Object.keys(await trilha.readFolder())).toEqual(['2026-11-21.json'])
    const lacks = { message: expect.stringContaining('the database no longer has selo 5, published at') }
    expect(trilha.reported).toEqual([1, 2, 3].map(() => expect.objectContaining(lacks)))
  })

  it('restores an older copy of the tables', async () => {
    await t.rows('create table copia as table trilha')
    await t.rows('create table copia_selo as table trilha_selo')
    await leaveRows(t, 2)
    await trilha.turn()
    await t.rows('truncate trilha, trilha_selo')
    await t.rows('insert into trilha overriding system value table copia')
    await t.rows('insert into trilha_selo table copia_selo')
    expect(await trilha.verify()).toMatchObject({ ok: false, motivo: 'cortada', linhas: 5 })
  })

  it('changes a row and makes all seals anew without a key', async () => {
    await rewrite(null)
    expect(await trilha.verify()).toMatchObject({ ok: false, motivo: 'reescrita', cabeca: { sequencia: 5 } })
  })

  it('changes a row and makes all seals anew without a key, under the name of ours', async () => {
    await rewrite(null, trilha.chaves.atual.id)
    expect(await trilha.verify()).toEqual({ ok: false, motivo: 'alterada', trilhaId: ids[0] })
  })

  it('changes a row and makes all seals anew with a key of their own', async () => {
    const { atual } = await otherKeys()
    await rewrite(atual)
    expect(await trilha.verify()).toEqual({
      ok: false,
      motivo: 'chaveDesconhecida',
      trilhaId: ids[0],
      chave: atual.id,
    })
  })

  it('changes a row and makes all seals anew with a key of their own, under the name of ours', async () => {
    const { atual } = await otherKeys()
    await rewrite(atual, trilha.chaves.atual.id)
    expect(await trilha.verify()).toEqual({ ok: false, motivo: 'alterada', trilhaId: ids[0] })
  })

  it('adds rows with seals of their own after those that have a key', async () => {
    const [id = 0] = await leaveRows(t, 1)
    await t.rows('alter table trilha_selo drop constraint trilha_selo_chave')
    await t.rows(`insert into trilha_selo values (6, $1, sha256('x'), now(), null)`, [id])
    expect(await trilha.verify()).toEqual({ ok: false, motivo: 'semChave', trilhaId: id })
  })
})

describe('the published heads', () => {
  it('that are gone are missed', async () => {
    await rm(trilha.folder, { recursive: true })
    expect(await trilha.verify()).toEqual({ ok: false, motivo: 'semCabeca', linhas: 5 })
  })

  it('that are gone with the end of the trail are in the log', async () => {
    await rm(trilha.folder, { recursive: true })
    await deleteFrom(ids[3] ?? 0)
    await trilha.turn()
    const log = path.join(t.services.config.dataDir, 'portal.log')
    await writeFile(
      log,
      [...trilha.logged.map((line) => JSON.stringify(line)), 'portal: other words'].join('\n'),
    )
    expect(await trilha.verify([log])).toMatchObject({ ok: false, motivo: 'cortada', linhas: 3 })
  })

  it('that were changed are refused, and not written over', async () => {
    const [first, , third] = await t.services.pool.read(0, (db) => listSelados(db, 0, 100))
    const published = await readFile(dayFile(), 'utf8')
    const { cabecaTrilha } = JSON.parse(published)
    for (const [change, error] of [
      // The end of the chain that would be left after a cut: its hash stands in the database.
      [
        { ...cabecaTrilha, sequencia: 3, trilhaId: third?.trilhaId, hash: third?.hash.toString('hex') },
        'não é a que',
      ],
      [{ ...cabecaTrilha, em: first?.em }, 'não é a que'],
      [{ ...cabecaTrilha, chave: 'outra' }, 'TRILHA_SECRET não tem'],
      [{ sequencia: 3 }, 'não está inteira'],
    ] as const) {
      const forged = JSON.stringify(toLinha(change))
      await writeFile(dayFile(), forged)
      await expect(trilha.verify()).rejects.toThrow(error)
      await leaveRows(t, 1)
      await trilha.turn()
      expect(await readFile(dayFile(), 'utf8')).toBe(forged)
    }
    await writeFile(dayFile(), published)
    await trilha.turn()
    expect(await trilha.verify()).toEqual({ ok: true, linhas: 9 })
  })

  it('that were emptied are refused', async () => {
    await writeFile(dayFile(), '')
    await expect(trilha.verify()).rejects.toThrow('não há cabeça nenhuma')
  })
})
