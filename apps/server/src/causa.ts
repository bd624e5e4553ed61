import pg from 'pg'
import { isUnavailable } from './db/unavailable.ts'

/** What the file system says, in the operator's words. */
const motivos: Readonly<Record<string, string>> = {
  EACCES: 'este usuário não tem permissão',
  EPERM: 'este usuário não tem permissão',
  EEXIST: 'nesse lugar há um arquivo',
  EISDIR: 'é uma pasta',
  ENOENT: 'o caminho não existe',
  ENOSPC: 'não há espaço no disco',
  ENOTDIR: 'no caminho há um arquivo onde se espera uma pasta',
  EROFS: 'o disco só permite leitura',
}

/** Why a file or folder cannot be used; undefined where the error is not of the file system. */
export function tellMotivo(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error && 'path' in error)) return undefined
  const code = String(error.code)
  return motivos[code] ?? `o sistema respondeu ${code}`
}

/** Why a command of the operator ended, in one line of Portuguese; of the database no value is told (ASVS 16.2.5). */
export function tellCausa(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isUnavailable(error)) return 'O banco de dados não responde. Confira se ele está no ar e tente de novo.'
  if (error instanceof pg.DatabaseError)
    return `O banco de dados recusou o comando, com o código ${error.code}. O motivo está no log do PostgreSQL.`
  const motivo = tellMotivo(error)
  return motivo && 'path' in error ? `${error.path}: ${motivo}.` : error.message
}
