import { beforeAll, describe, expect, inject, it } from 'vitest'
import { createPool, statement } from '../../db/client.ts'
import { urlOfDatabase, withClient } from '../../db/databases.ts'
import { releaseGuia } from '../guia.fixture.ts'
import { openTestApp } from '../testApp.ts'

const t = await openTestApp()
let nome: string
beforeAll(async () => {
  const [banco] = await t.rows<{ nome: string }>('select current_database() as nome')
  nome = banco?.nome ?? ''
})

/**
 * Tables with a provider's column and no policy, each with its reason. A new one of them fails here until it has a
 * policy: the list is not to grow.
 */
const semPolitica = {
  credencial: 'read by login number before anybody is known; only the login service has its SQL',
  trilha: 'sealed and verified across providers; the application may only insert and read',
}

describe('row-level security', () => {
  it("holds every table that has a provider's column, for reading and for writing", async () => {
    const tables = await t.rows<{ tabela: string; ligada: boolean; le: boolean; escreve: boolean }>(
      `select c.relname as tabela, c.relrowsecurity as ligada,
              bool_or(p.polcmd in ('*', 'r') and p.polqual is not null) as le,
              bool_or(p.polcmd in ('*', 'a') and coalesce(p.polwithcheck, p.polqual) is not null) as escreve
         from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attname = 'codigo_credenciado' and not a.attisdropped
         left join pg_policy p on p.polrelid = c.oid and p.polpermissive
        where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        group by c.oid order by c.relname`,
    )
    const open = tables.filter(({ ligada, le, escreve }) => !(ligada && le && escreve))
    expect(open.map(({ tabela }) => tabela)).toEqual(Object.keys(semPolitica))
    expect(tables.length).toBeGreaterThan(8)
  })

  // The one row of another provider's is the exam request that a unit captured, which it reads and does not write.
  it('says the same in every policy: the row is of the provider of the transaction', async () => {
    const policies = await t.rows<{ regra: string; check: string | null }>(
      `select qual as regra, with_check as check
         from pg_policies where schemaname = 'public' and not (policyname = 'da_unidade' and cmd = 'SELECT')`,
    )
    for (const { regra, check } of policies) {
      expect(regra).toMatch(
        /^\(codigo(_credenciado)? = \( SELECT credenciado_atual\(\) AS credenciado_atual\)\)$/,
      )
      expect(check === null || check === regra).toBe(true)
    }
    const [unidade, ...outras] = await t.rows(
      `select tablename as tabela, qual as regra from pg_policies where policyname = 'da_unidade'`,
    )
    expect([unidade, outras]).toEqual([
      {
        tabela: 'solicitacao_exame',
        regra: '(codigo_unidade = ( SELECT credenciado_atual() AS credenciado_atual))',
      },
      [],
    ])
  })

  it('is not passed by the role of the application, which owns nothing and inherits nothing', async () => {
    const roles = await t.rows(
      `select rolname as nome, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as pode
         from pg_roles where rolname in ('portal_app', 'portal_leitura', 'portal_migrator') order by 1`,
    )
    expect(roles).toEqual(
      ['portal_app', 'portal_leitura', 'portal_migrator'].map((role) => ({ nome: role, pode: false })),
    )
    expect(
      await t.rows(
        `select relname from pg_class where relowner = 'portal_app'::regrole and relnamespace = 'public'::regnamespace`,
      ),
    ).toEqual([])
    expect(
      await t.rows(
        `select roleid::regrole::text as papel from pg_auth_members where member = 'portal_app'::regrole`,
      ),
    ).toEqual([])
  })

  it('shows, changes and adds nothing of another provider, whatever a query forgets', async () => {
    const numero = await releaseGuia(t, { login: 100004 })
    const { pool } = t.services
    const all = statement<{ numero: number }>('teste.all', 'select numero_ficha as numero from guia')
    const touch = statement<{ numero: number }>(
      'teste.touch',
      'update guia set versao = versao + 1 returning numero_ficha as numero',
    )
    const plant = statement(
      'teste.plant',
      `insert into ocorrencia_guia (numero_ficha, numero_ocorrencia, codigo_credenciado, criada_em) values ($1, 1, 100004, now())`,
    )
    const alheias = await pool.transaction(100001, async (db) => [
      ...(await db.query(all)),
      ...(await db.query(touch)),
    ])
    expect(alheias.filter((guia) => guia.numero === numero)).toEqual([])
    await expect(pool.transaction(100001, (db) => db.query(plant, [numero]))).rejects.toThrow(
      /row-level security/,
    )
    expect(await pool.transaction(0, (db) => db.query(all))).toEqual([])
  })
})

describe('the role of the application', () => {
  it.each([
    'create table invasora (a integer)',
    'create schema invasora',
    'create function invasora() returns integer language sql as $$ select 1 $$',
    'alter table guia disable row level security',
    'drop policy do_credenciado on guia',
    'drop table trilha',
    'truncate guia cascade',
    'create role invasora',
    'set role portal_migrator',
    'grant portal_migrator to portal_app',
    `copy guia to program 'cat'`,
    `select pg_read_file('/etc/passwd')`,
  ])('may not %s', async (sql) => {
    await expect(t.services.pool.raw.query(sql)).rejects.toThrow(/permission denied|must (be|have)/)
  })
})

describe('the role that reads', () => {
  it.each([
    'update credenciado set nome = nome',
    'delete from trilha',
    'insert into dente_ausente select codigo, $$11$$ from associado limit 1',
  ])('may not %s, even outside a read-only transaction', async (sql) => {
    await withClient(urlOfDatabase(inject('database').readUrl, nome), async (client) => {
      await client.query('set default_transaction_read_only = off')
      await expect(client.query(sql)).rejects.toThrow(/permission denied/)
    })
  })
})

describe('a database that is busy', () => {
  it('is waited for, then the call is refused with when to come back; freed, it serves', async () => {
    const pool = createPool(urlOfDatabase(inject('database').appUrl, nome), { max: 1 })
    const { buildApp } = await import('../../process/app.ts')
    const app = await buildApp({ services: { ...t.services, pool } })
    const request = async () =>
      app.inject({ url: '/api/guia/v1/gto/filtros', headers: { ...(await t.as(100001)) } })
    await request()
    const held = await pool.raw.connect()
    const refused = await request()
    held.release()
    expect([refused.statusCode, refused.json().codigo, refused.headers['retry-after']]).toEqual([
      503,
      'API-GEN-0006',
      '2',
    ])
    expect((await request()).statusCode).toBe(200)
    await app.close()
    await pool.close()
  })

  it.each([
    [
      'a statement that takes too long',
      `select set_config('statement_timeout', '50', true)`,
      'select pg_sleep(1)',
    ],
    [
      'a lock that is not given',
      `select set_config('lock_timeout', '50', true)`,
      'select * from guia for update',
    ],
  ])('%s is an outage, not a failure of ours', async (_nome, limit, sql) => {
    const { isUnavailable } = await import('../../db/unavailable.ts')
    await releaseGuia(t)
    const owner = await t.services.pool.raw.connect()
    const other = await t.services.pool.raw.connect()
    try {
      for (const client of [owner, other]) {
        await client.query('begin')
        await client.query(`select set_config('app.credenciado', '100001', true)`)
      }
      await owner.query('select * from guia for update')
      await other.query(limit)
      const error: unknown = await other.query(sql).catch((cause: unknown) => cause)
      expect(isUnavailable(error)).toBe(true)
    } finally {
      for (const client of [owner, other]) {
        await client.query('rollback')
        client.release()
      }
    }
  })
})

describe('a connection that dies in a call that is doing something else', () => {
  const pid = statement<{ pid: number }>('teste.pid', 'select pg_backend_pid() as pid')

  it('fails that call as an outage and nothing else', async () => {
    const { isUnavailable } = await import('../../db/unavailable.ts')
    const { pool } = t.services
    const error: unknown = await pool
      .transaction(100001, async (db) => {
        const [own] = await db.query(pid)
        await withClient(urlOfDatabase(inject('database').superuserUrl, nome), (client) =>
          client.query('select pg_terminate_backend($1)', [own?.pid]),
        )
        // As while a password is verified or an image decoded.
        await new Promise((resolve) => setTimeout(resolve, 200))
        await db.query(pid)
      })
      .catch((cause: unknown) => cause)
    expect(isUnavailable(error), String(error)).toBe(true)
    expect(await pool.transaction(100001, (db) => db.query(pid))).toHaveLength(1)
  })
})

it('a stray query after its transaction is refused, and its connection goes on', async () => {
  const one = statement<{ um: number }>('teste.one', 'select 1 as um')
  const escaped = await t.services.pool.transaction(100001, async (db) => db)
  await expect(escaped.query(one)).rejects.toThrow(/after its transaction ended/)
  expect(await t.services.pool.transaction(100001, (db) => db.query(one))).toEqual([{ um: 1 }])
})
