import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { findAtrasoSelagem } from './selo.store.ts'
import { leaveRows, openTestTrilha, openTrilha } from './trilha.fixture.ts'
import { countNaoSeladas } from './verifyTrilha.ts'

const t = await openTestTrilha()
let seal: () => Promise<number>
let turn: () => Promise<number>
let verify: () => Promise<unknown>
beforeEach(async () => {
  ;({ seal, turn, verify } = await openTrilha(t))
})

describe('sealTrilha', () => {
  it('seals what a call leaves', async () => {
    const query = { codigoAssociado: '500000001' }
    await t.call(elegibilidade.getInformacoes, { query }, { as: await t.as(100001) })
    expect(await turn()).toBe(1)
    expect(await verify()).toEqual({ ok: true, linhas: 1 })
  })

  it('seals each committed row once, in a chain that holds', async () => {
    await leaveRows(t, 3)
    expect(await turn()).toBe(3)
    await leaveRows(t, 2)
    expect(await turn()).toBe(2)
    expect(await turn()).toBe(0)
    expect(await verify()).toEqual({ ok: true, linhas: 5 })
  })

  it('seals in one turn more rows than it makes seals at once', async () => {
    await leaveRows(t, 1001)
    expect(await turn()).toBe(1001)
    expect(await verify()).toEqual({ ok: true, linhas: 1001 })
  })

  it('seals a row that committed late, after the ones that came later', async () => {
    const [primeira = 0] = await leaveRows(t, 3)
    // As if its transaction had not ended yet: numbered before the others, committed after them.
    const [late] = await t.rows<Record<string, unknown>>('delete from trilha where id = $1 returning *', [
      primeira,
    ])
    await turn()
    await t.rows(
      'insert into trilha overriding system value select * from json_populate_record(null::trilha, $1)',
      [JSON.stringify(late)],
    )
    expect(await turn()).toBe(1)
    expect(await verify()).toEqual({ ok: true, linhas: 3 })
  })

  it('is done by one at a time', async () => {
    await leaveRows(t, 4)
    const sealed = await Promise.all([turn(), turn(), turn()])
    expect(sealed.reduce((sum, cada) => sum + cada)).toBe(4)
    expect(await verify()).toEqual({ ok: true, linhas: 4 })
  })

  it('goes on after a row whose id is far beyond the others', async () => {
    await leaveRows(t, 1)
    await t.rows(
      `insert into trilha overriding system value
       select (json_populate_record(trilha, '{"id": 9000000000000}')).* from trilha`,
    )
    expect(await turn()).toBe(2)
    await leaveRows(t, 2)
    expect(await turn()).toBe(2)
    expect(await verify()).toEqual({ ok: true, linhas: 4 })
  })

  it('tells how far it is behind', async () => {
    const lag = () => t.services.pool.read(0, (db) => findAtrasoSelagem(db, t.clock.now()))
    expect(await lag()).toEqual({ linhas: 0, segundos: 0 })
    const desde = t.clock.now()
    await leaveRows(t, 2)
    t.clock.advance(90_000)
    await leaveRows(t, 1)
    t.clock.advance(500)
    expect(await lag()).toEqual({ linhas: 3, segundos: 90.5 })
    expect(await countNaoSeladas(t.services.pool)).toEqual({ linhas: 3, desde })
    await seal()
    expect(await lag()).toEqual({ linhas: 0, segundos: 0 })
    expect(await countNaoSeladas(t.services.pool)).toEqual({ linhas: 0, desde: null })
  })
})

describe('verifyTrilha', () => {
  it('names the row that was changed, by whoever owns the table', async () => {
    const ids = await leaveRows(t, 5)
    await turn()
    await t.rows(`update trilha set codigo_associado = '500000002' where id = $1`, [ids[2]])
    expect(await verify()).toEqual({ ok: false, trilhaId: ids[2], motivo: 'alterada' })
  })

  it('names the row that was removed', async () => {
    const ids = await leaveRows(t, 5)
    await turn()
    await t.rows('alter table trilha_selo drop constraint trilha_selo_trilha_id_fkey')
    await t.rows('delete from trilha where id = $1', [ids[3]])
    expect(await verify()).toEqual({ ok: false, trilhaId: ids[3], motivo: 'ausente' })
  })

  it('names the row after a seal that was removed with its row', async () => {
    const ids = await leaveRows(t, 5)
    await turn()
    await t.rows('delete from trilha_selo where trilha_id = $1', [ids[1]])
    await t.rows('delete from trilha where id = $1', [ids[1]])
    expect(await verify()).toEqual({ ok: false, trilhaId: ids[2], motivo: 'seloAusente' })
  })

  it('is not deceived by a seal made again without the ones after it', async () => {
    const ids = await leaveRows(t, 3)
    await turn()
    await t.rows(`update trilha set login = 1 where id = $1`, [ids[0]])
    await t.rows('delete from trilha_selo where trilha_id = $1', [ids[0]])
    expect(await verify()).toMatchObject({ ok: false })
  })
})

describe('the application may not', () => {
  it('rewrite what was seen or done', async () => {
    for (const sql of [
      'update trilha set login = 1',
      'delete from trilha',
      'truncate trilha cascade',
      'update trilha_selo set hash = hash',
      'delete from trilha_selo',
      'update historico_guia set autor = $$x$$',
      'delete from historico_guia',
    ]) {
      await expect(t.services.pool.raw.query(sql), sql).rejects.toThrow(/permission denied/)
    }
  })
})
