import { type Db, statement } from '../db/client.ts'

const find = statement<{ permissoes: string[]; rede: string }>(
  'permissao.find',
  'select permissoes, rede from credenciado where codigo = $1',
)

/** The functions and the network of a provider, for its token. */
export async function findPermissoes(db: Db, codigoCredenciado: number) {
  const [row] = await db.query(find, [codigoCredenciado])
  if (!row) throw new Error(`credential without provider: ${codigoCredenciado}`)
  return row
}
