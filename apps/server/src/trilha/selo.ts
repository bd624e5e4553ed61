import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto'
import { canonicalJson } from '../runtime/canonicalJson.ts'
import type { Chave } from './chave.ts'

/** A row of the trail as the chain covers it; `em` is UTC text with microseconds, exactly as stored. */
export type RegistroSelado = {
  id: number
  em: string
  codigoCredenciado: number
  login: number
  sid: string
  requisicao: string
  ip: string
  operacao: string
  codigoAssociado: string | null
  objeto: string | null
  resultado: string
}

/** What the first seal follows. */
export const ORIGEM: Buffer = Buffer.alloc(32)

/**
 * The seal of a row: over the seal before and the row's content, with a key, so that
 * whoever owns the tables cannot make one. Without: SHA-256, as seals were made before they had a key.
 */
export function createSelo(anterior: Buffer, registro: RegistroSelado, chave: Chave | null): Buffer {
  const hash: Hash | Hmac = chave ? createHmac('sha256', chave.selo) : createHash('sha256')
  hash.update(anterior)
  hash.update(canonicalJson(registro))
  return hash.digest()
}
