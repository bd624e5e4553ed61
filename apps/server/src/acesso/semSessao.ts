import type { Db } from '../db/client.ts'
import type { Services } from '../http/services.ts'

type Bancos = Pick<Services, 'pool' | 'shares'>

/** A transaction of somebody unknown: all of them together hold a few connections, whoever knocks how often. */
export async function enterUnknown<T>({ pool, shares }: Bancos, work: (db: Db) => Promise<T>): Promise<T> {
  const release = await shares.logins.take(0)
  try {
    return await pool.transaction(0, work)
  } finally {
    release()
  }
}

/** Reads what is a provider's, for somebody who has no session of its; 0 finds nothing, in the same time. */
export const readOf = <T>(
  { pool }: Bancos,
  codigoCredenciado: number,
  work: (db: Db) => Promise<T>,
): Promise<T> => pool.read(codigoCredenciado, work)

/** Changes what is the provider's, for somebody who has proved to act for it: by a link, or by a password. */
export const actFor = <T>(
  { pool }: Bancos,
  codigoCredenciado: number,
  work: (db: Db) => Promise<T>,
): Promise<T> => pool.transaction(codigoCredenciado, work)
