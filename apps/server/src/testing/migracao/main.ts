/**
 * `npm run test:migracao [-- COMMIT]`: whether this version may follow the former release (the newest tag, or the newest
 * commit that lacks the last migrations alone). The former's database, filled by its own code and migrated by this, is the same as a
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
import { civilDay } from '../../runtime/clock.ts'
import { seedCast } from '../../seed/seedCast.ts'
import { checkoutFormer, comParada, type Former } from './former.ts'
import { listFailing } from './formerTests.ts'
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
    await withClient(freshUrl, (client) => seedCast(client, civilDay(new Date())))
    const describe = (name: string) => withClient(urlOfDatabase(superuserUrl, name), describeDatabase)
    return compareDatabases(await describe('portal'), await describe(FRESH))
  } finally {
    await stop()
  }
}

/** Whether the former server passes its own tests on the tables of today. */
function passTests(former: Former): boolean {
  former.takeMigrations()
  const from = Date.now()
  const failing = listFailing(former, folder)
  const minutes = Math.round((Date.now() - from) / 60_000)
  for (const file of failing) say(`falha: ${file}`)
  say(
    `testes da versão anterior nas tabelas de hoje: ${failing.length === 0 ? 'passam' : 'falham'}, em ${minutes} min`,
  )
  return failing.length === 0
}

const former = checkoutFormer(process.argv[2])
try {
  say(`versão anterior: ${former.commit}`)
  const isFilled = former.run(process.execPath, ['apps/server/src/seed/main.ts', '--guias', '1'], {
    DATA_DIR: dataDir,
  })
  if (!isFilled) throw new Error('A versão anterior não encheu o seu banco.')
  const differences = await compareMigrated()
  for (const line of differences) say(line)
  const isSame = differences.length === 0
  say(`banco migrado e banco novo: ${isSame ? 'iguais' : `${differences.length} diferenças`}`)
  const stops = former.missing.flatMap((name) => (comParada[name] ? `${name}: ${comParada[name]}` : []))
  for (const line of stops) say(`pede que todos os processos parem: ${line}`)
  const passes = stops.length > 0 || passTests(former)
  process.exitCode = isSame && passes ? 0 : 1
} finally {
  former.remove()
  rmSync(folder, { recursive: true, force: true })
}
