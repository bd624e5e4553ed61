import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createPool, detached, type Pool, statement } from './client.ts'
import { createDatabaseFrom, dropDatabase, urlOfDatabase } from './databases.ts'
import { startFrozenWire } from './frozenWire.fixture.ts'
import { isUnavailable } from './unavailable.ts'

const { superuserUrl, template, appUrl } = inject('database')
const database = `cliente_${randomUUID().replaceAll('-', '')}`
// One connection: every call uses the one that the call before handed on.
let pool: Pool
beforeAll(async () => {
  await createDatabaseFrom(superuserUrl, template, database)
  pool = createPool(urlOfDatabase(appUrl, database), { max: 1 })
  // Opened now: on a busy machine that alone may take longer than a call waits for its turn.
  await pool.raw.query('select 1')
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

describe('one connection a call', () => {
  it('refuses a second one to who holds one, at once and whoever it is for', async () => {
    const nested = pool.transaction(100001, () => pool.read(100002, (db) => db.query(whose)))
    await expect(nested).rejects.toThrow('a call holds one connection')
    expect(await read(100001)).toEqual([{ credenciado: '100001' }])
  })

  it('lets work that nobody waits for have its own', async () => {
    let alone: Promise<unknown> | undefined
    await pool.transaction(100001, async () => {
      alone = detached(() => read(100002))
    })
    expect(await alone).toEqual([{ credenciado: '100002' }])
  })
})

describe('half of the connections', () => {
  it('is all that one provider holds: the next of its calls waits, and is refused in the end', async () => {
    const four = createPool(urlOfDatabase(appUrl, database), { max: 4 })
    const held = Promise.withResolvers<void>()
    const holding = [1, 2].map(() => four.transaction(100001, () => held.promise))
    const third = four.read(100001, (db) => db.query(whose))
    expect(await four.read(100002, (db) => db.query(whose))).toEqual([{ credenciado: '100002' }])
    await expect(third).rejects.toThrow('the share of this owner is in use')
    expect(four.stats()).toMatchObject({ refused: 1, waiting: 0 })
    held.resolve()
    await Promise.all(holding)
    expect(await four.read(100001, (db) => db.query(whose))).toEqual([{ credenciado: '100001' }])
    await four.close()
  })
})

describe('a database that is frozen', () => {
  it('is told as unavailable, to who waits in the middle too, and serves again once it goes on', async () => {
    const wire = await startFrozenWire(urlOfDatabase(appUrl, database))
    const two = createPool(wire.url, { max: 8 })
    await two.read(100001, (db) => db.query(whose))
    const frozen = Promise.withResolvers<void>()
    const middle = two.transaction(100001, async (db) => {
      await db.query(whose)
      wire.freeze()
      frozen.resolve()
      return db.query(whose)
    })
    const later = frozen.promise.then(() => two.read(100002, (db) => db.query(whose)))
    const failures = await Promise.all([middle, later].map((read) => read.catch((error: unknown) => error)))
    expect(failures.map(isUnavailable)).toEqual([true, true])
    // One who waits for the share of another is told with it, and not that it asks too much.
    wire.thaw()
    await two.read(100001, (db) => db.query(whose))
    const asked = [1, 2, 3, 4].map(() =>
      two.read(100001, async (db) => {
        await db.query(whose)
        wire.freeze()
        return db.query(whose)
      }),
    )
    const told = await Promise.allSettled(asked)
    expect(told.map((one) => one.status === 'rejected' && isUnavailable(one.reason))).toEqual(
      asked.map(() => true),
    )
    wire.thaw()
    expect(await two.read(100003, (db) => db.query(whose))).toEqual([{ credenciado: '100003' }])
    await two.close()
    await wire.close()
  })
})
