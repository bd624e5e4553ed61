import { type Db, statement } from '../db/client.ts'

const list = statement<{
  codigoDentista: number
  nome: string
  cro: string
  uf: string
  cbo: string
  unidade: string | null
  credenciado: boolean
}>(
  'cadastro.corpoClinico',
  `select codigo as "codigoDentista", nome, cro, uf, cbo, unidade, ativo as credenciado from dentista
    where codigo_credenciado = $1 and (ativo or $2) order by ativo desc, nome, codigo`,
)

/** The dentists of a provider, those who left behind the others. */
export const listCorpoClinico = (db: Db, codigoCredenciado: number, descredenciados: boolean) =>
  db.query(list, [codigoCredenciado, descredenciados])
