/** `npm run contato`: other contacts of members whom no message reaches. Ends with 2 when called wrong. */

import { decideSemCanal } from '../associado/decideSemCanal.ts'
import { listSemCanal } from '../associado/decisaoContato.store.ts'
import { listCanais } from '../correio/transporte.ts'
import { runMain } from '../db/runMain.ts'
import { readConfig } from '../runtime/config.ts'
import { type Comando, drawEspera, readComando, USO } from './comandoContato.ts'
import { runComando } from './runComando.ts'

const desfechos = {
  aceito: 'aceito: já está no cadastro',
  recusado: 'recusado: o cadastro fica como está',
  perguntado: 'não trocado: o paciente já tem por onde confirmar, e a mensagem vai para lá',
}

/** Answers what is to be told. */
async function main(comando: Comando): Promise<string> {
  const agora = new Date()
  if (comando.acao === 'list') return drawEspera(await runComando('todos', (db) => listSemCanal(db, agora)))
  const { aceita, ...dela } = comando.decisao
  const canais = listCanais(readConfig(process.env))
  const desfecho = await runComando(dela.codigoCredenciado, (db) =>
    decideSemCanal(db, dela, aceita, canais, agora),
  )
  if (!desfecho) throw new Error('Nenhum contato deste paciente, deste credenciado, espera pela operadora.')
  return `Contato do cartão ${dela.codigoAssociado} ${desfechos[desfecho]}.\n`
}

await runMain(readComando(process.argv.slice(2)), USO, main)
