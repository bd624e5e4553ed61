import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createPool, type Pool, statement } from './client.ts'
import { createDatabaseFrom, dropDatabase, urlOfDatabase } from './databases.ts'

const { superuserUrl, template, appUrl } = inject('database')
const database = `cliente_${randomUUID().replaceAll('-', '')}`
// One connection: every call uses the one that the call before handed on.
let pool: Pool
beforeAll(async () => {
  await createDatabaseFrom(superuserUrl, template, database)
  pool = createPool(urlOfDatabase(appUrl, database), 1)
})
afterAll(async () => {
  await pool.close()
  await dropDatabase(superuserUrl, database)
})

const whose = statement<{ credenciado: string }>(
  'teste.whose',
  `select current_setting('app.credenciado') as credenciado`,
)
const write = statement(
  'teste.write',
  `insert into tentativa_login (chave, falhas, inicio_em, liberada_em) values ($1, 1, now(), now())`,
)
const count = statement<{ total: number }>(
  'teste.count',
  'select count(*) as total from tentativa_login where chave = $1',
)

const read = (credenciado: number) => pool.read(credenciado, (db) => db.query(whose))

describe('read', () => {
  it('binds each of many at once to its own provider, though they share a connection', async () => {
    const ids = Array.from({ length: 50 }, (_, at) => 100001 + at)
    const bound = await Promise.all(ids.map(read))
    expect(bound.flat().map(({ credenciado }) => Number(credenciado))).toEqual(ids)
  })

  it('is refused a write by the database', async () => {
    const written = pool.read(0, (db) => db.query(write, ['leitura']))
    await expect(written).rejects.toThrow(/read-only transaction/)
  })

  it('that fails leaves the connection to the next', async () => {
    const [failed, next] = await Promise.allSettled([
      pool.read(100001, async () => {
        throw new Error('não deu')
      }),
      read(100002),
    ])
    expect([failed.status, next]).toEqual([
      'rejected',
      { status: 'fulfilled', value: [{ credenciado: '100002' }] },
    ])
  })
})

describe('transaction', () => {
  it('keeps all of it or nothing', async () => {
    await pool.transaction(0, (db) => db.query(write, ['fica']))
    const undone = pool.transaction(0, async (db) => {
      await db.query(write, ['volta'])
      throw new Error('não deu')
    })
    await expect(undone).rejects.toThrow('não deu')
    const totals = await Promise.all(
      ['fica', 'volta'].map((chave) => pool.read(0, (db) => db.query(count, [chave]))),
    )
    expect(totals.flat()).toEqual([{ total: 1 }, { total: 0 }])
  })

  it('refuses a query after its end', async () => {
    const escaped = await pool.transaction(0, async (db) => () => db.query(whose))
    await expect(escaped()).rejects.toThrow('after its transaction ended')
  })
})
