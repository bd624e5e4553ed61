/**
 * `npm run test:migracao [-- COMMIT]`: whether this version may follow the former release (the newest tag, or the commit
 * before the newest migration). The former's database, filled by its own code and migrated by this, is the same as a
 * new one; and the former's server passes its own tests on the tables of today, as it must while both run.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { urlOfDatabase, withClient } from '../../db/databases.ts'
import { migrate } from '../../db/migrate.ts'
import { prepareDatabase } from '../../db/prepareDatabase.ts'
import { grantDatabase } from '../../db/roles.ts'
import { prepareJobs } from '../../job/jobs.ts'
import { seedCast } from '../../seed/seedCast.ts'
import { checkoutFormer } from './former.ts'
import { compareDatabases, describeDatabase } from './structure.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'portal-migracao-'))
const dataDir = path.join(folder, 'dados')
const FRESH = 'novo'
const say = (line: string) => process.stdout.write(`${line}\n`)

/** The former database, brought up to date, beside a new one; what differs. */
async function compareMigrated(): Promise<string[]> {
  const { superuserUrl, migratorUrl, stop } = await prepareDatabase({ dataDir })
  try {
    if (superuserUrl === null) throw new Error('the former release filled its embedded database')
    await prepareJobs(migratorUrl)
    await withClient(superuserUrl, (client) => client.query(`create database ${FRESH} owner portal_migrator`))
    await withClient(urlOfDatabase(superuserUrl, FRESH), (client) => grantDatabase(client, FRESH))
    const freshUrl = urlOfDatabase(migratorUrl, FRESH)
    await migrate(freshUrl)
    await prepareJobs(freshUrl)
    await withClient(freshUrl, (client) => seedCast(client))
    const describe = (name: string) => withClient(urlOfDatabase(superuserUrl, name), describeDatabase)
    return compareDatabases(await describe('portal'), await describe(FRESH))
  } finally {
    await stop()
  }
}

const former = checkoutFormer(process.argv[2], path.join(folder, 'fontes'))
try {
  say(`versão anterior: ${former.commit}`)
  const isFilled = former.run(process.execPath, ['apps/server/src/seed/main.ts', '--guias', '1'], {
    DATA_DIR: dataDir,
  })
  if (!isFilled) throw new Error('A versão anterior não encheu o seu banco.')
  const differences = await compareMigrated()
  for (const line of differences) say(line)
  former.takeMigrations()
  const passes = former.run('node_modules/.bin/vitest', ['run', '--project=server'])
  say(
    `banco migrado e banco novo: ${differences.length === 0 ? 'iguais' : `${differences.length} diferenças`}`,
  )
  say(`testes da versão anterior nas tabelas de hoje: ${passes ? 'passam' : 'falham'}`)
  process.exitCode = differences.length === 0 && passes ? 0 : 1
} finally {
  former.remove()
  rmSync(folder, { recursive: true, force: true })
}
