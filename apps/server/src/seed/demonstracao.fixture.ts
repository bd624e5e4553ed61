import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabaseFrom, dropDatabase, urlOfDatabase, withClient } from '../db/databases.ts'
import { migrate } from '../db/migrate.ts'
import { grantDatabase } from '../db/roles.ts'
import { type Arquivos, openArquivos } from '../imagem/arquivos.ts'
import { seedDemonstration } from './seedDemonstration.ts'

/** The demonstration as it is seeded on a day, on a database of its own. */
export type Demonstracao = {
  owner: pg.Client
  database: string
  arquivos: Arquivos
  rowsOf: <T extends pg.QueryResultRow>(sql: string) => Promise<T[]>
  close: () => Promise<void>
}

/** Seeds it; `vazia` names another database with the same tables and nothing in them. */
export async function createDemonstracao(hoje: string, vazia?: string): Promise<Demonstracao> {
  const { superuserUrl, migratorUrl } = inject('database')
  const database = `demonstracao_${process.pid}`
  const pasta = mkdtempSync(path.join(tmpdir(), 'demonstracao-'))
  const arquivos = openArquivos(pasta, Buffer.alloc(32, 7))
  await createDatabaseFrom(superuserUrl, 'template1', database)
  await withClient(urlOfDatabase(superuserUrl, database), (client) => grantDatabase(client, database))
  await migrate(urlOfDatabase(migratorUrl, database))
  if (vazia) await createDatabaseFrom(superuserUrl, database, vazia)
  const owner = new pg.Client(urlOfDatabase(migratorUrl, database))
  await owner.connect()
  await seedDemonstration(owner, arquivos, hoje)
  return {
    owner,
    database,
    arquivos,
    rowsOf: async <T extends pg.QueryResultRow>(sql: string) => (await owner.query<T>(sql)).rows,
    close: async () => {
      await owner.end()
      for (const name of [database, vazia]) if (name) await dropDatabase(superuserUrl, name)
      rmSync(pasta, { recursive: true })
    },
  }
}
