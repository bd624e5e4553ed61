import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type pg from 'pg'
import { withSetupLock } from './databases.ts'
import { formerMigrations } from './formerMigrations.data.ts'

type Migration = { nome: string; sql: string; sha256: string }

/** Found through the package's name, so that the bundled server reads the same folder as the sources. */
export function migrationsFolder(): string {
  const here = createRequire(import.meta.url).resolve('@portal/server/db/migrate.ts')
  return path.join(path.dirname(here), 'migrations')
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((nome) => nome.endsWith('.sql')).sort()
  const wrong = files.find((nome) => !/^\d{4}-[a-zA-Z0-9-]+\.sql$/.test(nome))
  if (wrong) throw new Error(`Nome de migração inválido: ${wrong} (esperado: 0001-nome.sql)`)
  return Promise.all(
    files.map(async (nome) => {
      const sql = await readFile(path.join(folder, nome), 'utf8')
      return { nome, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('migracao') is not null as exists`,
  )
  if (!rows[0]?.exists) {
    await client.query(`
      create table migracao (
        nome text primary key,
        sha256 text not null,
        aplicada_em timestamptz not null default now()
      );
      revoke insert, update, delete on migracao from portal_app;
    `)
  }
  const applied = await client.query<{ nome: string; sha256: string }>('select nome, sha256 from migracao')
  return new Map(applied.rows.map(({ nome, sha256 }) => [nome, sha256]))
}

/** What is still to apply, in order. A database that ran another text, or a newer version, is refused; a former text is none. */
function pendingOf(
  migrations: Migration[],
  applied: Map<string, string>,
  former: Readonly<Record<string, string>>,
): Migration[] {
  const known = new Map(migrations.map(({ nome, sha256 }) => [nome, sha256]))
  for (const [nome, sha256] of applied) {
    if (!known.has(nome))
      throw new Error(`O banco tem a migração ${nome}, que esta versão do portal não conhece.`)
    if (known.get(nome) !== sha256 && former[nome] !== sha256) {
      throw new Error(
        `A migração ${nome} foi alterada depois de aplicada. Restaure o arquivo e crie uma nova.`,
      )
    }
  }
  const last = [...applied.keys()].sort().at(-1) ?? ''
  const pending = migrations.filter(({ nome }) => !applied.has(nome))
  const late = pending.find(({ nome }) => nome < last)
  if (late)
    throw new Error(`A migração ${late.nome} veio depois de ${last}, já aplicada. Dê a ela o próximo número.`)
  return pending
}

async function apply(client: pg.Client, { nome, sql, sha256 }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migracao (nome, sha256) values ($1, $2)', [nome, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`A migração ${nome} falhou: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/**
 * Brings the database up to date as the migrator and returns the names applied. Each file is one transaction; an
 * advisory lock makes the processes that start together wait for the first.
 */
export async function migrate(
  migratorUrl: string,
  folder = migrationsFolder(),
  former = formerMigrations,
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  return withSetupLock(migratorUrl, async (client) => {
    const pending = pendingOf(migrations, await readApplied(client), former)
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ nome }) => nome)
  })
}
