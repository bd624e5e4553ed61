import { type Db, statement } from '../db/client.ts'
import { type LinhaResumo, selectResumo } from '../guia/reply/resumo.store.ts'
import { createCondicao } from './condicao.store.ts'
import type { Busca } from './filtro.ts'

const nomeDe = (operacao: string, siglas: readonly string[]) => ['pesquisa', operacao, ...siglas].join('.')

const ordem = (tabela: string) => `${tabela}.liberada_em desc, ${tabela}.numero_ficha desc`

/** The page's guides by one walk along an index, which ends at the limit. */
const umaLista = (condicao: string, limite: string) =>
  `select k.numero_ficha from guia k where ${condicao} order by ${ordem('k')} limit ${limite}`

/**
 * One such walk for each status, merged: a list of statuses in one condition would read every guide that has any of
 * them, or every guide of the provider, before it could order them.
 */
const porStatus = (condicao: string, limite: string, status: string) =>
  `select m.numero_ficha from unnest(${status}::smallint[]) s (status) cross join lateral (
     select k.numero_ficha, k.liberada_em from guia k where ${condicao} and k.status_ficha = s.status
      order by ${ordem('k')} limit ${limite}) m
   order by ${ordem('m')} limit ${limite}`

/**
 * The guides of a search, newest first, `limite` at most, after the guide of `cursor`: one statement. Its text and name
 * follow from which filters are present, so that the statements are few, each with a plan of its own, and values are
 * parameters always.
 */
export function listGuias(
  db: Db,
  codigoCredenciado: number,
  busca: Busca,
  limite: number,
  cursor?: number,
): Promise<LinhaResumo[]> {
  const { siglas, texto, valores } = createCondicao(codigoCredenciado, busca, cursor)
  const parametros = [...valores, limite]
  const limit = `$${parametros.length}`
  const chaves = busca.status
    ? porStatus(texto, limit, `$${parametros.push(busca.status)}`)
    : umaLista(texto, limit)
  const select = statement<LinhaResumo>(
    nomeDe('listGuias', busca.status ? [...siglas, 'sta'] : siglas),
    `${selectResumo} where g.codigo_credenciado = $1 and g.numero_ficha = any (array(${chaves}))
      order by ${ordem('g')}`,
  )
  return db.query(select, parametros)
}

const porNumero = statement<LinhaResumo>(
  'pesquisa.porNumero',
  `${selectResumo} where g.codigo_credenciado = $1 and g.numero_ficha = any ($2) order by ${ordem('g')}`,
)

/** These guides of the provider, newest first. */
export const listPorNumero = (
  db: Db,
  codigoCredenciado: number,
  numeros: readonly number[],
): Promise<LinhaResumo[]> => db.query(porNumero, [codigoCredenciado, [...numeros]])

/** How many guides a search has. */
export async function countGuias(db: Db, codigoCredenciado: number, busca: Busca): Promise<number> {
  const { siglas, texto, valores } = createCondicao(codigoCredenciado, busca)
  const parametros = [...valores]
  const status = busca.status && ` and k.status_ficha = any ($${parametros.push(busca.status)}::smallint[])`
  const count = statement<{ total: number }>(
    nomeDe('countGuias', status ? [...siglas, 'sta'] : siglas),
    `select count(*) as total from guia k where ${texto}${status ?? ''}`,
  )
  const [row] = await db.query(count, parametros)
  return row?.total ?? 0
}

/** What a reader of an open guide needs to know of a change. */
export type VersaoGuia = { versao: number; statusFicha: number }

const versao = statement<VersaoGuia>(
  'pesquisa.versao',
  `select versao, status_ficha as "statusFicha" from guia where numero_ficha = $1 and codigo_credenciado = $2`,
)

export async function findVersao(
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
): Promise<VersaoGuia | undefined> {
  const [row] = await db.query(versao, [numeroFicha, codigoCredenciado])
  return row
}
