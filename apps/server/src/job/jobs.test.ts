import { expect, inject, it, vi } from 'vitest'
import { urlOfDatabase, withClient } from '../db/databases.ts'
import { describeErro } from '../runtime/log.ts'
import { openTestApp } from '../testing/testApp.ts'
import { startJobs } from './jobs.ts'

const { appUrl, superuserUrl } = inject('database')

const t = await openTestApp()

it('a worker that cannot reach its queue is reported by the error itself, without values', async () => {
  const [banco] = await t.rows<{ nome: string }>('select current_database() as nome')
  const nome = banco?.nome ?? ''
  // What a worker tells bears its queue's name.
  const told: unknown[] = []
  const report = (_trabalho: string, error: unknown) => {
    if (Object(error).queue === 'generateToken') told.push(describeErro(error))
  }
  const jobs = await startJobs(urlOfDatabase(appUrl, nome), report)
  await jobs.work('generateToken', async () => undefined)
  const allow = (allowed: boolean) =>
    withClient(superuserUrl, async (client) => {
      await client.query(`alter database ${nome} allow_connections ${allowed}`)
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [nome])
    })
  await allow(false)
  const message = expect.stringMatching(/^database "…" is not currently accepting connections/)
  const erro = { type: 'error', code: '55000', message }
  await vi.waitFor(() => expect(told).toContainEqual(expect.objectContaining(erro)), { timeout: 10_000 })
  await allow(true)
  await jobs.stop()
})

it('a workbook is taken alone: the next one waits in the queue, and not with a worker that is busy', async () => {
  const [banco] = await t.rows<{ nome: string }>('select current_database() as nome')
  const jobs = await startJobs(urlOfDatabase(appUrl, banco?.nome ?? ''), () => undefined)
  const { promise: feita, resolve: finish } = Promise.withResolvers<void>()
  for (const numero of [1, 2])
    await t.services.pool.transaction(0, (db) =>
      jobs.enqueue(db, 'makeExportacao', { codigoCredenciado: 100001, numero }, 0),
    )
  await jobs.work('makeExportacao', () => feita)
  const listEstados = async () =>
    (
      await t.rows<{ state: string }>(
        `select state::text from fila.job where name = 'makeExportacao' order by created_on`,
      )
    ).map(({ state }) => state)
  await vi.waitFor(async () => expect((await listEstados()).toSorted()).toEqual(['active', 'created']), {
    timeout: 10_000,
  })
  finish()
  await vi.waitFor(async () => expect(await listEstados()).toEqual(['completed', 'completed']), {
    timeout: 10_000,
  })
  await jobs.stop()
})
