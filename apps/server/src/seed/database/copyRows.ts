import { once } from 'node:events'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type Value = string | number | boolean | null
export type CopyRow = Readonly<Record<string, Value>>

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function encode(value: Value | undefined): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value !== 'string') return String(value)
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (found) => escapes[found] ?? found) : value
}

/** Sends rows, named as the columns, by COPY: the fastest way in. */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: readonly CopyRow[],
): Promise<void> {
  if (rows.length === 0) return
  const names = columns.map(pg.escapeIdentifier).join(', ')
  const stream = client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${names}) from stdin`))
  const done = once(stream, 'finish')
  stream.end(rows.map((row) => `${columns.map((column) => encode(row[column])).join('\t')}\n`).join(''))
  await done
}
