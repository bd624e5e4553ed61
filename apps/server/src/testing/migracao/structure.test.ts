import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, inject, it } from 'vitest'
import { createDatabaseFrom, dropDatabase, urlOfDatabase } from '../../db/databases.ts'
import { compareDatabases, describeDatabase } from './structure.ts'

const { superuserUrl, template } = inject('database')
const database = `structure_${process.pid}`
await createDatabaseFrom(superuserUrl, template, database)
const client = new pg.Client(urlOfDatabase(superuserUrl, database))
await client.connect()
afterAll(async () => {
  await client.end()
  await dropDatabase(superuserUrl, database)
})

// What a test changes is never committed.
beforeEach(() => client.query('begin'))
afterEach(() => client.query('rollback'))

/** `describeDatabase` brings a function of its own for the session. */
async function read(): Promise<string[]> {
  await client.query('savepoint antes')
  const lines = await describeDatabase(client)
  await client.query('rollback to antes')
  return lines
}

it('tells the same of the same database', async () => {
  expect(compareDatabases(await read(), await read())).toEqual([])
})

it.each([
  ['a column', 'alter table guia add column nova text', 'coluna public.guia.nova'],
  ['a default', 'alter table guia alter column bloqueada set default true', 'coluna public.guia.bloqueada'],
  ['a null', 'alter table guia alter column senha drop not null', 'coluna public.guia.senha'],
  ['a check', 'alter table guia add constraint nova check (versao > 0)', 'restrição public.guia.nova'],
  ['an index', 'create index nova on guia (senha)', 'índice nova'],
  ['a policy', 'alter policy do_credenciado on guia using (true)', 'política public.guia.'],
  ['row security', 'alter table guia disable row level security', 'relação r public.guia'],
  ['a grant', 'grant delete on trilha to portal_app', 'relação r public.trilha'],
  [
    'a grant of what is to come',
    'alter default privileges for role portal_migrator grant delete on tables to portal_leitura',
    'concessão futura portal_migrator',
  ],
  ['a function', `create function nova() returns int language sql return 1`, 'função nova()'],
  ['a sequence', 'alter sequence senha_seq increment 2', 'sequência public.senha_seq'],
  [
    'a row of the catalogue',
    'delete from preco_evento where ctid = (select min(ctid) from preco_evento)',
    'linha de preco_evento',
  ],
])('tells apart %s', async (_name, change, found) => {
  const before = await read()
  await client.query(change)
  const differences = compareDatabases(before, await read())
  expect(differences.some((line) => line.includes(found))).toBe(true)
})
