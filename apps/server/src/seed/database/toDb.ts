import type pg from 'pg'
import type { Db } from '../../db/client.ts'
import { types } from '../../db/parsers.ts'

/** The stores on the seed's own connection. */
export const toDb = (client: pg.ClientBase): Db => ({
  query: async <Row>({ text }: { text: string }, values: readonly unknown[] = []) =>
    (await client.query<Row & pg.QueryResultRow>({ text, values: [...values], types })).rows,
})
