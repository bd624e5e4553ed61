/** `npm run contato`: other contacts of members whom no message reaches. Ends with 2 when called wrong. */

import { decideSemCanal, listSemCanal } from '../associado/decisaoContato.store.ts'
import { tellCause } from '../db/tellCause.ts'
import { type Comando, drawEspera, readComando, USO } from './comandoContato.ts'
import { runComando } from './runComando.ts'

/** Answers what is to be told. */
async function main(comando: Comando): Promise<string> {
  if (comando.acao === 'list') return drawEspera(await runComando('todos', listSemCanal))
  const { codigoCredenciado, codigoAssociado, aceita } = comando.decisao
  const isDecidido = await runComando(codigoCredenciado, (db) =>
    decideSemCanal(db, comando.decisao, aceita, new Date()),
  )
  if (!isDecidido) throw new Error('Nenhum contato deste paciente, deste credenciado, espera pela operadora.')
  return `Contato do cartão ${codigoAssociado} ${aceita ? 'aceito: já está no cadastro' : 'recusado: o cadastro fica como está'}.\n`
}

const comando = readComando(process.argv.slice(2))
if (comando) {
  await main(comando)
    .then((dito) => process.stdout.write(dito))
    .catch((error: unknown) => {
      console.error(tellCause(error))
      process.exitCode = 1
    })
} else {
  console.error(USO)
  process.exitCode = 2
}
