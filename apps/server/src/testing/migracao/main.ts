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
import { checkoutAnterior } from './anterior.ts'
import { compareBancos, describeBanco } from './estrutura.ts'

const pasta = mkdtempSync(path.join(tmpdir(), 'portal-migracao-'))
const dataDir = path.join(pasta, 'dados')
const NOVO = 'novo'
const say = (linha: string) => process.stdout.write(`${linha}\n`)

/** The former database, brought up to date, beside a new one; what differs. */
async function compareMigrado(): Promise<string[]> {
  const { superuserUrl, migratorUrl, stop } = await prepareDatabase({ dataDir })
  try {
    if (superuserUrl === null) throw new Error('the former release filled its embedded database')
    await prepareJobs(migratorUrl)
    await withClient(superuserUrl, (client) => client.query(`create database ${NOVO} owner portal_migrator`))
    await withClient(urlOfDatabase(superuserUrl, NOVO), (client) => grantDatabase(client, NOVO))
    const novoUrl = urlOfDatabase(migratorUrl, NOVO)
    await migrate(novoUrl)
    await prepareJobs(novoUrl)
    await withClient(novoUrl, (client) => seedCast(client))
    const describe = (nome: string) => withClient(urlOfDatabase(superuserUrl, nome), describeBanco)
    return compareBancos(await describe('portal'), await describe(NOVO))
  } finally {
    await stop()
  }
}

const anterior = checkoutAnterior(process.argv[2], path.join(pasta, 'fontes'))
try {
  say(`versão anterior: ${anterior.commit}`)
  const isCheia = anterior.run(process.execPath, ['apps/server/src/seed/main.ts', '--guias', '1'], {
    DATA_DIR: dataDir,
  })
  if (!isCheia) throw new Error('A versão anterior não encheu o seu banco.')
  const diferencas = await compareMigrado()
  for (const linha of diferencas) say(linha)
  anterior.takeMigrations()
  const passa = anterior.run('node_modules/.bin/vitest', ['run', '--project=server'])
  say(`banco migrado e banco novo: ${diferencas.length === 0 ? 'iguais' : `${diferencas.length} diferenças`}`)
  say(`testes da versão anterior nas tabelas de hoje: ${passa ? 'passam' : 'falham'}`)
  process.exitCode = diferencas.length === 0 && passa ? 0 : 1
} finally {
  anterior.remove()
  rmSync(pasta, { recursive: true, force: true })
}
