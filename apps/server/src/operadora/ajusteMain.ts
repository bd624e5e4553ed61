/** `npm run ajuste`: enters a correction of an earlier payment into an open run. Ends with 2 when called wrong. */

import { formatReais } from '@portal/domain/dinheiro/dinheiro.ts'
import { runMain } from '../db/runMain.ts'
import { type Ajuste, createAjuste } from '../repasse/createAjuste.ts'
import { readComando, USO } from './comandoAjuste.ts'
import { runComando } from './runComando.ts'

async function main(ajuste: Ajuste): Promise<string> {
  await runComando(ajuste.codigoCredenciado, (db) => createAjuste(db, ajuste, new Date()))
  const { codigoCredenciado, fechamento, valorCentavos, credito } = ajuste
  const tipo = credito ? 'Crédito' : 'Débito'
  return `${tipo} de ${formatReais(valorCentavos)} ao ${codigoCredenciado} no pagamento que fecha em ${fechamento}.\n`
}

await runMain(readComando(process.argv.slice(2)), USO, main)
