import { createHmac, hkdfSync } from 'node:crypto'
import type { Services } from '../services.ts'
import { findAparencia, findSorteado } from './credencial.store.ts'
import type { Contato } from './opcoesCanal.ts'
import { readOf } from './semSessao.ts'

/**
 * The channels of a code that is nobody's: the same each time, and as common as people's own, for each part of what is
 * shown is that of some provider, each as likely as any other (Segurança A3). Which ones follows from the code and a
 * key, the oldest one, so that a new key changes nothing at once. A list of likely providers of mail would tell all whose
 * provider is not on it.
 */
export async function createIsca(services: Services, codigo: number): Promise<Contato> {
  const secret = services.secrets.at(-1)
  if (secret === undefined) throw new Error('no key for decoys')
  const chave = Buffer.from(hkdfSync('sha256', secret, '', 'portal iscas', 32))
  const bytes = createHmac('sha256', chave).update(String(codigo)).digest()
  const inicial = await readSorteado(services, bytes.readBigInt64BE(0))
  const dominio = await readSorteado(services, bytes.readBigInt64BE(8))
  const ddd = await readSorteado(services, bytes.readBigInt64BE(16))
  const fim = String(bytes.readUInt8(24) % 100).padStart(2, '0')
  return {
    email: `${inicial.email.slice(0, 1)}@${dominio.email.split('@', 2)[1]}`,
    celular: `${ddd.celular.slice(0, 3)}${fim}`,
  }
}

/** Where some provider is reached: which, follows from the seed. */
async function readSorteado(services: Services, semente: bigint): Promise<Contato> {
  const codigo = await readOf(services, 0, (db) => findSorteado(db, semente))
  return readOf(services, codigo, (db) => findAparencia(db, codigo))
}
