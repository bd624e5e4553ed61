import pg from 'pg'
import { tellFileCause } from '../runtime/tellFileCause.ts'
import { isUnavailable } from './unavailable.ts'

/** Why a command of the operator ended, in one line of Portuguese; of the database no value is told (ASVS 16.2.5). */
export function tellCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isUnavailable(error)) return 'O banco de dados não responde. Confira se ele está no ar e tente de novo.'
  if (error instanceof pg.DatabaseError)
    return `O banco de dados recusou o comando, com o código ${error.code}. O motivo está no log do PostgreSQL.`
  const fileCause = tellFileCause(error)
  return fileCause && 'path' in error ? `${error.path}: ${fileCause}.` : error.message
}
