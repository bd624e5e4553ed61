import { type Db, statement } from '../../db/client.ts'
import type { Sessao } from '../../http/sessao.ts'

const find = statement<{ nome: string; cro: string; uf: string }>(
  'signatario.find',
  `select coalesce(d.nome, c.nome) as nome, coalesce(d.cro, c.cro) as cro, coalesce(d.uf, c.uf_cro) as uf
     from credenciado c left join dentista d on (d.codigo_credenciado, d.codigo) = (c.codigo, $2::integer)
    where c.codigo = $1`,
)

/** Who signs, as the signature names it: the provider or the dentist whose login was used, its CRO and that login. */
export async function findSignatario(
  db: Db,
  {
    codigoCredenciado,
    codigoDentista,
    login,
  }: Pick<Sessao, 'codigoCredenciado' | 'codigoDentista' | 'login'>,
): Promise<string> {
  const [row] = await db.query(find, [codigoCredenciado, codigoDentista])
  if (!row) throw new Error(`signature of an unknown provider: ${codigoCredenciado}`)
  return `${row.nome}, CRO-${row.uf} ${row.cro}, login ${login}`
}
