import path from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createDatabaseFrom, urlOfDatabase, withClient, withSetupLock } from '../db/databases.ts'
import { migrate } from '../db/migrate.ts'
import { grantDatabase } from '../db/roles.ts'
import { type Arquivos, openArquivos } from '../imagem/arquivos.ts'
import { prepareJobs } from '../job/jobs.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { seedDemonstration } from './seedDemonstration.ts'

/** The day of the demonstration that the tests read. */
export const HOJE = '2026-03-18'

/** Nobody is ever connected to the model: an application gets a copy of it. */
const [SEMEADA, VAZIA, MODELO] = ['demonstracao', 'demonstracao_vazia', 'demonstracao_modelo'] as const

/** The demonstration as it is seeded on a day. */
export type Demonstracao = {
  owner: pg.Client
  arquivos: Arquivos
  appUrl: string
  /** Of a database with the same tables and nothing in them. */
  vaziaUrl: string
  rowsOf: <T extends pg.QueryResultRow>(sql: string) => Promise<T[]>
}

const urls = () => {
  const { superuserUrl, migratorUrl, appUrl } = inject('database')
  return { superuserUrl, migratorUrl, appUrl }
}

async function seed(arquivos: Arquivos): Promise<void> {
  const { superuserUrl, migratorUrl } = urls()
  await createDatabaseFrom(superuserUrl, 'template1', VAZIA)
  await withClient(urlOfDatabase(superuserUrl, VAZIA), (client) => grantDatabase(client, VAZIA))
  await migrate(urlOfDatabase(migratorUrl, VAZIA))
  const unfinished = `${SEMEADA}_nova`
  await createDatabaseFrom(superuserUrl, VAZIA, unfinished)
  await withClient(urlOfDatabase(migratorUrl, unfinished), (client) =>
    seedDemonstration(client, arquivos, HOJE),
  )
  await createDatabaseFrom(superuserUrl, unfinished, MODELO)
  await prepareJobs(urlOfDatabase(migratorUrl, MODELO))
  await withClient(superuserUrl, (client) =>
    client.query(`alter database ${unfinished} rename to ${SEMEADA}`),
  )
}

/** The first file to come seeds it for all. Answers the images. */
async function seedOnce(): Promise<Arquivos> {
  const arquivos = openArquivos(path.join(inject('database').folder, SEMEADA), Buffer.alloc(32, 7))
  await withSetupLock(urls().superuserUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [SEMEADA])
    if (found.rowCount === 0) await seed(arquivos)
  })
  return arquivos
}

/** The server on a copy of the demonstration, on its day, for all the tests of a file. Closed after the last. */
export async function openDemonstracaoApp(): Promise<TestApp> {
  await seedOnce()
  const t = await createTestApp({ modelo: MODELO })
  afterAll(() => t.close())
  t.clock.set(new Date(`${HOJE}T15:00:00Z`))
  return t
}

/** For all the tests of a file, which only read it. */
export async function openDemonstracao(): Promise<Demonstracao> {
  const { migratorUrl, appUrl } = urls()
  const arquivos = await seedOnce()
  const owner = new pg.Client(urlOfDatabase(migratorUrl, SEMEADA))
  await owner.connect()
  afterAll(() => owner.end())
  return {
    owner,
    arquivos,
    appUrl: urlOfDatabase(appUrl, SEMEADA),
    vaziaUrl: urlOfDatabase(migratorUrl, VAZIA),
    rowsOf: async <T extends pg.QueryResultRow>(sql: string) => (await owner.query<T>(sql)).rows,
  }
}
