/** `npm run fila`: lists the steps that failed all their tries, and puts them back. Ends with 2 when called wrong. */

import { prepareDatabase } from '../db/prepareDatabase.ts'
import { tellCause } from '../db/tellCause.ts'
import { readConfig } from '../runtime/config.ts'
import { type Comando, drawMortas, readComando, USO } from './comandoFila.ts'
import { type FilaMorta, openFilaMorta } from './filaMorta.ts'
import { prepareJobs } from './jobs.ts'

async function run(comando: Comando, { list, requeue }: FilaMorta): Promise<void> {
  if (comando.acao === 'list') {
    process.stdout.write(drawMortas(await list()))
    return
  }
  const devolvidas = await requeue(comando.filtro)
  if (devolvidas === 0) throw new Error('Nenhuma tarefa parada corresponde ao pedido.')
  process.stdout.write(`Tarefas devolvidas à fila: ${devolvidas}.\n`)
}

async function main(comando: Comando): Promise<void> {
  const database = await prepareDatabase(readConfig(process.env))
  try {
    await prepareJobs(database.migratorUrl)
    const fila = await openFilaMorta(database.appUrl)
    try {
      await run(comando, fila)
    } finally {
      await fila.close()
    }
  } finally {
    await database.stop()
  }
}

const comando = readComando(process.argv.slice(2))
if (comando) {
  await main(comando).catch((error: unknown) => {
    console.error(tellCause(error))
    process.exitCode = 1
  })
} else {
  console.error(USO)
  process.exitCode = 2
}
