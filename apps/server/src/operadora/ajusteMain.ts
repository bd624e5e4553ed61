/** `npm run ajuste`: enters a correction of an earlier payment into an open run. Ends with 2 when called wrong. */

import { formatReais } from '@portal/domain/dinheiro/dinheiro.ts'
import { readConfig } from '../config.ts'
import { createPool } from '../db/client.ts'
import { prepareDatabase } from '../db/prepareDatabase.ts'
import { tellCause } from '../db/tellCause.ts'
import { type Ajuste, createAjuste } from '../repasse/createAjuste.ts'
import { readComando, USO } from './comandoAjuste.ts'

async function main(ajuste: Ajuste): Promise<void> {
  const database = await prepareDatabase(readConfig(process.env))
  try {
    const pool = createPool(database.appUrl, { max: 1 })
    try {
      await pool.transaction(ajuste.codigoCredenciado, (db) => createAjuste(db, ajuste, new Date()))
    } finally {
      await pool.close()
    }
  } finally {
    await database.stop()
  }
  const { codigoCredenciado, fechamento, valorCentavos, credito } = ajuste
  const tipo = credito ? 'Crédito' : 'Débito'
  process.stdout.write(
    `${tipo} de ${formatReais(valorCentavos)} ao ${codigoCredenciado} no pagamento que fecha em ${fechamento}.\n`,
  )
}

const ajuste = readComando(process.argv.slice(2))
if (ajuste) {
  await main(ajuste).catch((error: unknown) => {
    console.error(tellCause(error))
    process.exitCode = 1
  })
} else {
  console.error(USO)
  process.exitCode = 2
}
