import { expect, it } from 'vitest'
import { statement } from '../db/client.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { countComunicados } from './comunicado.store.ts'

const t = await openTestApp()

const planos = statement<{ paraTodos: boolean }>(
  'teste.planos',
  `select generic_plans > 0 as "paraTodos" from pg_prepared_statements where name = 'comunicado.contagemDeTodos'`,
)

it('what each home counts is planned once a connection, not with every call', async () => {
  const leitor = {
    codigoCredenciado: 100001,
    login: 100001,
    rede: 'AURORA',
    agora: TEST_NOW,
    hoje: '2026-11-21',
  }
  const lidos = await t.services.pool.read(leitor.codigoCredenciado, async (db) => {
    // PostgreSQL makes five plans for the values that it is given before it tries one for all.
    for (let vez = 0; vez < 7; vez++) await countComunicados(db, leitor)
    return db.query(planos)
  })
  expect(lidos).toEqual([{ paraTodos: true }])
})
