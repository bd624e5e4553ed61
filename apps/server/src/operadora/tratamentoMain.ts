/** `npm run tratamento`: an orthodontic treatment suspended or resumed. Ends with 2 when called wrong. */

import { runMain } from '../db/runMain.ts'
import { applyComando, type Comando, readComando, USO } from './comandoTratamento.ts'
import { runComando } from './runComando.ts'

async function main(comando: Comando): Promise<string> {
  const feito = await runComando(comando.codigoCredenciado, (db) => applyComando(db, comando, new Date()))
  if (!feito) {
    throw new Error(
      'Não há tratamento deste credenciado, com este número, que se possa suspender ou retomar.',
    )
  }
  return `Tratamento ${comando.numeroTratamento} ${comando.acao === 'suspend' ? 'suspenso' : 'retomado'}.\n`
}

await runMain(readComando(process.argv.slice(2)), USO, main)
