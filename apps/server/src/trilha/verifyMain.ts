import { readConfig } from '../config.ts'
import { createPool } from '../db/client.ts'
import { prepareDatabase } from '../db/prepareDatabase.ts'
import { verifyTrilha } from './verifyTrilha.ts'

const motivos = {
  alterada: 'foi alterada depois de selada',
  ausente: 'foi apagada',
  seloAusente: 'vem depois de um selo que foi apagado',
} as const

/** `npm run trilha:verify`: says whether the access trail is whole; ends with 1 and the row's id when it is not. */
const database = await prepareDatabase(readConfig(process.env))
const pool = createPool(database.readUrl, 1)
try {
  const verificacao = await verifyTrilha(pool)
  if (verificacao.ok) {
    process.stdout.write(`Trilha de acesso íntegra: ${verificacao.linhas} linhas seladas.\n`)
  } else {
    process.stderr.write(
      `A linha ${verificacao.trilhaId} da trilha de acesso ${motivos[verificacao.motivo]}.\n`,
    )
    process.exitCode = 1
  }
} finally {
  await pool.close()
  await database.stop()
}
