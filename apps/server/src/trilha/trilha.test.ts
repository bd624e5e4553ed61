import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { sealTrilha } from './sealTrilha.ts'
import { verifyTrilha } from './verifyTrilha.ts'

let t: TestApp
beforeEach(async () => {
  t = await createTestApp()
})
afterEach(() => t.close())

/** Leaves rows in the access trail by calls that show a patient; answers their ids. */
async function leaveRows(vezes: number): Promise<number[]> {
  const as = await t.as(100001)
  const query = { codigoAssociado: '500000001' }
  for (let vez = 0; vez < vezes; vez++) await t.call(elegibilidade.getInformacoes, { query }, { as })
  const rows = await t.rows<{ id: string }>('select id from trilha order by id')
  return rows.map(({ id }) => Number(id))
}

const seal = () => sealTrilha(t.services.pool, t.clock.now())
const verify = () => verifyTrilha(t.services.pool)

describe('sealTrilha', () => {
  it('seals each committed row once, in a chain that holds', async () => {
    await leaveRows(3)
    expect(await seal()).toBe(3)
    await leaveRows(2)
    expect(await seal()).toBe(2)
    expect(await seal()).toBe(0)
    expect(await verify()).toEqual({ ok: true, linhas: 5 })
  })

  it('seals a row that committed late, after the ones that came later', async () => {
    const [primeira = 0] = await leaveRows(3)
    // As if its transaction had not ended yet: numbered before the others, committed after them.
    const [late] = await t.rows<Record<string, unknown>>('delete from trilha where id = $1 returning *', [
      primeira,
    ])
    await seal()
    await t.rows(
      'insert into trilha overriding system value select * from json_populate_record(null::trilha, $1)',
      [JSON.stringify(late)],
    )
    expect(await seal()).toBe(1)
    expect(await verify()).toEqual({ ok: true, linhas: 3 })
  })

  it('is done by one at a time', async () => {
    await leaveRows(4)
    const sealed = await Promise.all([seal(), seal(), seal()])
    expect(sealed.reduce((sum, cada) => sum + cada)).toBe(4)
    expect(await verify()).toEqual({ ok: true, linhas: 4 })
  })
})

describe('verifyTrilha', () => {
  it('names the row that was changed, by whoever owns the table', async () => {
    const ids = await leaveRows(5)
    await seal()
    await t.rows(`update trilha set codigo_associado = '500000002' where id = $1`, [ids[2]])
    expect(await verify()).toEqual({ ok: false, trilhaId: ids[2], motivo: 'alterada' })
  })

  it('names the row that was removed', async () => {
    const ids = await leaveRows(5)
    await seal()
    await t.rows('alter table trilha_selo drop constraint trilha_selo_trilha_id_fkey')
    await t.rows('delete from trilha where id = $1', [ids[3]])
    expect(await verify()).toEqual({ ok: false, trilhaId: ids[3], motivo: 'ausente' })
  })

  it('names the row after a seal that was removed with its row', async () => {
    const ids = await leaveRows(5)
    await seal()
    await t.rows('delete from trilha_selo where trilha_id = $1', [ids[1]])
    await t.rows('delete from trilha where id = $1', [ids[1]])
    expect(await verify()).toEqual({ ok: false, trilhaId: ids[2], motivo: 'seloAusente' })
  })

  it('is not deceived by a seal made again without the ones after it', async () => {
    const ids = await leaveRows(3)
    await seal()
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
