/** `npm run seed -- --guias N`: adds a large data set of the demonstration's kind, for measuring. */
import { parseArgs } from 'node:util'
import { withClient } from '../db/databases.ts'
import { prepareDatabase } from '../db/prepareDatabase.ts'
import { tellCause } from '../db/tellCause.ts'
import { openArquivosOf } from '../imagem/arquivos.ts'
import { civilDay } from '../runtime/clock.ts'
import { readConfig } from '../runtime/config.ts'
import { addGuias } from './addGuias.ts'
import { seedDemonstration } from './seedDemonstration.ts'

const USO = 'Uso: npm run seed -- --guias N (N de 1 a 100000000)'

function readTotal(): number {
  const { values } = parseArgs({ options: { guias: { type: 'string' } } })
  const total = Number(values.guias)
  if (!Number.isInteger(total) || total < 1 || total > 100_000_000) throw new Error(USO)
  return total
}

function report(done: number, total: number, startedAt: number): void {
  const seconds = (performance.now() - startedAt) / 1000
  const line = `${done.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')} guias em ${seconds.toFixed(0)} s`
  // One line that rewrites itself on a screen; in a file, only the end is worth a line.
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`)
  else if (done === total) process.stdout.write(line)
}

async function main(): Promise<void> {
  const total = readTotal()
  const config = readConfig(process.env)
  const { ambiente, dataDir, databaseUrl, migratorUrl } = config
  if (ambiente === 'producao') throw new Error('A massa de dados fictícia não entra no ambiente de produção.')
  const database = await prepareDatabase({ dataDir, databaseUrl, migratorUrl })
  try {
    await withClient(database.migratorUrl, async (client) => {
      const [hoje, startedAt] = [civilDay(new Date()), performance.now()]
      await seedDemonstration(client, await openArquivosOf(config), hoje)
      await client.query('set synchronous_commit = off')
      await addGuias(client, total, hoje, (done) => report(done, total, startedAt))
      await client.query('vacuum (analyze)')
      process.stdout.write(`\nPronto em ${((performance.now() - startedAt) / 1000).toFixed(0)} s.\n`)
    })
  } finally {
    await database.stop()
  }
}

try {
  await main()
} catch (error) {
  console.error(tellCause(error))
  process.exitCode = 1
}
