import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabaseFrom, dropDatabase, urlOfDatabase } from '../db/databases.ts'
import { addGuias } from './addGuias.ts'

const { superuserUrl, template, migratorUrl } = inject('database')
const database = `massa_${process.pid}`
const hoje = '2026-03-18'
let owner: pg.Client

beforeAll(async () => {
  await createDatabaseFrom(superuserUrl, template, database)
  owner = new pg.Client(urlOfDatabase(migratorUrl, database))
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await dropDatabase(superuserUrl, database)
})

async function countRows(): Promise<Record<string, number>> {
  const { rows } = await owner.query<Record<string, number>>(
    `select count(*)::int as guias, count(distinct codigo_associado)::int as associados,
            count(distinct codigo_credenciado)::int as credenciados, count(distinct status_ficha)::int as status,
            (max(liberada_em)::date - min(liberada_em)::date) as dias,
            count(*) filter (where not exists (select from historico_guia h where h.numero_ficha = guia.numero_ficha))::int
              as "semHistorico"
       from guia`,
  )
  return rows[0] ?? {}
}

test('adds exactly so many guides, of every kind, over two years and the providers', async () => {
  const seen: number[] = []
  await addGuias(owner, 4500, hoje, (done) => seen.push(done))
  expect(seen.at(-1)).toBe(4500)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  const rows = await countRows()
  expect(rows).toMatchObject({ guias: 4500, credenciados: 10, semHistorico: 0 })
  // Some statuses last a day: whether the day has one of them is chance.
  expect(rows.status).toBeGreaterThan(12)
  expect(rows.dias).toBeGreaterThan(720)
  expect(rows.associados).toBeGreaterThan(600)
})

test('adds more with patients of their own, and leaves the sequences ahead', async () => {
  await addGuias(owner, 60, hoje, () => undefined)
  expect((await countRows()).guias).toBe(4560)
  const { rows } = await owner.query(
    `select nextval('numero_ficha_seq') > (select max(numero_ficha) from guia) as fichas,
            nextval('senha_seq') > (select max(senha::bigint) from guia) as senhas`,
  )
  expect(rows).toEqual([{ fichas: true, senhas: true }])
})
