import { afterAll, expect, it } from 'vitest'
import { createPool, statement } from '../db/client.ts'
import { openDemonstracao } from '../seed/demonstracao.fixture.ts'
import { listAtivos } from './ano.store.ts'

const { appUrl } = await openDemonstracao()
const pool = createPool(appUrl)
afterAll(() => pool.close())

const planos = statement<{ paraTodos: boolean }>(
  'teste.planos',
  `select generic_plans > 0 as "paraTodos" from pg_prepared_statements where name = 'manutencao.ativos'`,
)

it('the treatments that go on are planned once a connection, also of a provider that has none', async () => {
  const semTratamentos = 100001
  const lidos = await pool.read(semTratamentos, async (db) => {
    // PostgreSQL makes five plans for the values that it is given before it tries one for all.
    for (let vez = 0; vez < 7; vez++) expect(await listAtivos(db, semTratamentos)).toEqual([])
    return db.query(planos)
  })
  expect(lidos).toEqual([{ paraTodos: true }])
})
