import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabaseFrom, dropDatabase, urlOfDatabase, withClient } from './databases.ts'

const { superuserUrl, template } = inject('database')
const database = `chaves_${process.pid}`

beforeAll(() => createDatabaseFrom(superuserUrl, template, database))
afterAll(() => dropDatabase(superuserUrl, database))

/** Those that are not spread by their owner, and why. */
const semDono: Readonly<Record<string, string>> = {
  credencial: 'who logs in says the login, and nobody knows yet whose it is',
  trilha: 'one chain of the operator, sealed in the order of its rows',
  associado: 'the patient herself, found by card, CPF or key',
  tratamento_ortodontico:
    'a patient is in one at a time, and what takes its place may be of another provider',
  solicitacao_exame: 'a unit names it by its number, and does not know whose it is',
}

type Chave = { tabela: string; indice: string; primeira: string; dono: string }

/** The unique keys whose first column is not the table's owner; `dono` is the column that it should be. */
const chaves = `
  select c.relname as tabela, i.indexrelid::regclass::text as indice, p.attname as primeira, dono.coluna as dono
    from pg_index i
    join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
    join pg_attribute p on p.attrelid = c.oid and p.attnum = i.indkey[0]
    cross join lateral (
      select case when c.relname = 'associado' then 'codigo_associado'
                  -- Read across the providers, by patient.
                  when c.relname <> 'prontuario' and bool_or(a.attname = 'codigo_credenciado') then 'codigo_credenciado'
                  when bool_or(a.attname = 'codigo_associado') then 'codigo_associado' end as coluna
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0) dono
   where i.indisunique and dono.coluna is not null
   order by 1, 2`

async function listChaves(): Promise<Chave[]> {
  const { rows } = await withClient(urlOfDatabase(superuserUrl, database), (client) =>
    client.query<Chave>(chaves),
  )
  return rows
}

test('the keys of what belongs to a provider or to a patient begin with the owner', async () => {
  const erradas = (await listChaves()).filter(({ primeira, dono }) => primeira !== dono)
  expect(erradas.filter(({ tabela }) => !(tabela in semDono))).toEqual([])
  expect([...new Set(erradas.map(({ tabela }) => tabela))].sort(), 'no exception that is none').toEqual(
    Object.keys(semDono).sort(),
  )
})

test('a key that forgets the owner is found', async () => {
  await withClient(urlOfDatabase(superuserUrl, database), (client) =>
    client.query('create unique index esquecida on guia (senha)'),
  )
  expect((await listChaves()).find(({ indice }) => indice === 'esquecida')).toMatchObject({
    primeira: 'senha',
    dono: 'codigo_credenciado',
  })
})
