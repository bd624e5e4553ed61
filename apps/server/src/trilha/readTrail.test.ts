import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, inject, it } from 'vitest'
import { createPool } from '../db/client.ts'
import { createDatabaseFrom, dropDatabase, urlOfDatabase } from '../db/databases.ts'
import { startFrozenWire } from '../db/frozenWire.fixture.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { createReadTrail } from './readTrail.ts'
import type { Registro } from './trilha.store.ts'

const registro: Registro = {
  em: new Date('2026-11-21T12:00:00Z'),
  codigoCredenciado: 100001,
  login: 100001,
  sid: randomUUID(),
  requisicao: 'r',
  ip: '127.0.0.1',
  operacao: 'teste',
  codigoAssociado: null,
  objeto: 'teste',
  resultado: 'ok',
}

it('tells who waits behind a batch that the database does not answer, with that batch', async () => {
  const { superuserUrl, template, appUrl } = inject('database')
  const name = `trilha_${randomUUID().replaceAll('-', '')}`
  await createDatabaseFrom(superuserUrl, template, name)
  const wire = await startFrozenWire(urlOfDatabase(appUrl, name))
  const pool = createPool(wire.url, { max: 4 })
  const trail = createReadTrail(pool)
  await trail.append([registro])
  wire.freeze()
  const first = trail.append([registro]).catch((error: unknown) => error)
  let late: unknown
  const second = trail.append([registro]).catch((error: unknown) => {
    late = error
  })
  expect(isUnavailable(await first)).toBe(true)
  await turn()
  expect(isUnavailable(late)).toBe(true)
  wire.thaw()
  await second
  await trail.append([registro])
  await pool.close()
  await wire.close()
  await dropDatabase(superuserUrl, name)
})
