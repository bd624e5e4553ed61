import pg from 'pg'

const { builtins } = pg.types
const asText = (value: string) => value
const parsers = new Map<number, (value: string) => unknown>([
  // A civil date stays a civil date: pg would make it midnight of the server's time zone.
  [builtins.DATE, asText],
  [builtins.INT8, Number],
])

/** How what PostgreSQL answers becomes a value of ours. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
}
