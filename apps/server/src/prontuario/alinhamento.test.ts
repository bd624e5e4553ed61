import { expect, it } from 'vitest'
import { statement } from '../db/client.ts'
import { openTestApp } from '../testing/testApp.ts'
import { sobras } from './prontuario.store.ts'

const t = await openTestApp()

const explain = statement<{ 'QUERY PLAN': string }>('explain', `explain (costs off) ${sobras.text}`)

/** Every change of a guide does this, and the record of all patients is the largest table. */
it('finds the rows of a guide in the record by their patient', async () => {
  const plano = await t.services.pool.transaction(100001, async (db) => {
    // The tables of a test are so small that PostgreSQL would rather read them whole.
    await db.query(statement('semLeituraInteira', 'set local enable_seqscan = off'), [])
    return db.query(explain, [[700000001]])
  })
  const linhas = plano.map((linha) => linha['QUERY PLAN'].trim())
  const leitura = linhas.findIndex((linha) => / using prontuario_\w+ on prontuario /.test(linha))
  expect(linhas[leitura + 1]).toMatch(/^Index Cond: .*codigo_associado/)
})
