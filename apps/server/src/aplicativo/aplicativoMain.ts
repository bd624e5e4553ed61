/**
 * `npm run aplicativo`: the beneficiary's application of the demonstration, a caller of the portal like the real one. Ends
 * with 2 when called wrong.
 */

import { aplicativo } from '@portal/contract/aplicativo.ts'
import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { Check } from 'typebox/value'
import { runMain } from '../db/runMain.ts'
import { readConfig } from '../runtime/config.ts'
import { readComando, USO } from './comandoAplicativo.ts'
import { loadChavesAplicativo, type Ordem, signOrdem } from './passe.ts'

/** Answers what is to be told. */
async function main(ordem: Ordem): Promise<string> {
  const config = readConfig(process.env)
  const passe = signOrdem(await loadChavesAplicativo(config), ordem, new Date())
  const response = await fetch(config.portalUrl + aplicativo.sendAto.path, {
    method: aplicativo.sendAto.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ passe }),
  })
  const dito: unknown = await response.json()
  // A refusal is shown as it came: its code and its words.
  if (!Check(aplicativo.sendAto.reply, dito)) throw new Error(JSON.stringify(dito))
  return `Guia ${ordem.numeroFicha}: ${getStatusFicha(dito.statusFicha).rotulo}.\n`
}

await runMain(readComando(process.argv.slice(2)), USO, main)
