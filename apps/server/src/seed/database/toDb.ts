import type pg from 'pg'
import type { Db } from '../../db/client.ts'
import { types } from '../../db/parsers.ts'

/** The stores on the seed's own connection, which takes one statement at a time: those asked for at once wait in line. */
export function toDb(client: pg.ClientBase): Db {
  let fila: Promise<unknown> = Promise.resolve()
  return {
    query: <Row>({ text }: { text: string }, values: readonly unknown[] = []) => {
      const ask = () => client.query<Row & pg.QueryResultRow>({ text, values: [...values], types })
      const answer = fila.then(ask, ask).then(({ rows }) => rows)
      fila = answer
      return answer
    },
  }
}
