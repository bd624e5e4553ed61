import { createHmac, hkdfSync } from 'node:crypto'
import type { Services } from '../http/services.ts'
import { findAparencia, findSorteado } from './credencial.store.ts'
import type { Contato } from './opcoesCanal.ts'
import { readOf } from './semSessao.ts'

/**
 * The channels of a code that is nobody's: the same each time, and those of some provider as a whole, each as likely as
 * its logins are many (Segurança A3): the logins of a clinic's dentists show the clinic's, so that channels which many
 * codes share tell nobody. Which ones follows from the code and a key, the oldest one, so that a new key changes nothing
 * at once.
 */
export async function createIsca(services: Services, codigo: number): Promise<Contato> {
  const secret = services.secrets.at(-1)
  if (secret === undefined) throw new Error('no key for decoys')
  const chave = Buffer.from(hkdfSync('sha256', secret, '', 'portal iscas', 32))
  const bytes = createHmac('sha256', chave).update(String(codigo)).digest()
  const sorteado = await readOf(services, 0, (db) => findSorteado(db, bytes.readBigInt64BE(0)))
  return readOf(services, sorteado, (db) => findAparencia(db, sorteado))
}
