import { type Db, statement } from '../../db/client.ts'

const find = statement<{ nome: string; cro: string; uf: string }>(
  'signatario.find',
  'select nome, cro, uf_cro as uf from credenciado where codigo = $1',
)

/** Who signs, as the signature names it: the provider, its CRO and the login used. */
export async function findSignatario(db: Db, codigoCredenciado: number, login: number): Promise<string> {
  const [row] = await db.query(find, [codigoCredenciado])
  if (!row) throw new Error(`signature of an unknown provider: ${codigoCredenciado}`)
  return `${row.nome}, CRO-${row.uf} ${row.cro}, login ${login}`
}
