import { createHash } from 'node:crypto'
import { canonicalJson } from '../canonicalJson.ts'

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

/** The seal of a row: SHA-256 of the seal before and of the row's content (security.md A7, "Access trail"). */
export const createSelo = (anterior: Buffer, registro: RegistroSelado): Buffer =>
  createHash('sha256').update(anterior).update(canonicalJson(registro)).digest()
