import { type StatusFicha, statusEmAndamento, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import {
  colunaNaoPagos,
  colunaPrazosApresentacao,
  colunaSenhaRenovada,
} from '../credenciado/colunasFim.store.ts'
import { type Db, statement } from '../db/client.ts'

export type LinhaInativa = {
  numeroFicha: number
  codigoAssociado: string
  nomeAssociado: string
  statusFicha: number
  codigoEtapaAtual: number
  validadeSenha: string
  senhaRenovada: boolean
  eventosNaoPagos: number
  prazosApresentacao: string[]
  /** The last civil day of the plan; null for a member made inactive without one. */
  fimCobertura: string | null
  cienteLogin: number | null
  cienteEm: Date | null
}

/** Guides with something still to be done, which the provider would do for a patient who is not covered any more. */
const emAberto: readonly StatusFicha[] = [...statusEmAndamento, statusFicha.tokenSolicitado]

/** $1 the provider, $2 the civil day, $3 acknowledged (true), not (false) or both (null). */
const inativas = `
     from guia g join associado a on a.codigo = g.codigo_associado
     left join associado_plano p on p.codigo_associado = g.codigo_associado and p.codigo_plano = g.codigo_plano
     left join ciencia_inativo c on c.codigo_credenciado = $1 and c.numero_ficha = g.numero_ficha
    where g.codigo_credenciado = $1 and g.status_ficha in (${emAberto.join(', ')})
      and (a.situacao = 'inativo' or least(p.fim, a.exclusao) < $2)
      and ($3::boolean is null or (c.em is not null) = $3)`

const colunas = `g.numero_ficha as "numeroFicha", g.codigo_associado as "codigoAssociado", a.nome as "nomeAssociado",
          g.status_ficha as "statusFicha", g.codigo_etapa as "codigoEtapaAtual", g.validade_senha as "validadeSenha",
          ${colunaSenhaRenovada}, ${colunaNaoPagos}, ${colunaPrazosApresentacao},
          case when least(p.fim, a.exclusao) < $2 then least(p.fim, a.exclusao) end as "fimCobertura",
          c.login as "cienteLogin", c.em as "cienteEm"`

const primeiras = statement<LinhaInativa>(
  'pacienteInativo.primeiras',
  `select ${colunas} ${inativas} and ($5::bigint[] is null or g.numero_ficha = any ($5))
    order by c.em is not null, a.nome collate "pt-BR-x-icu", g.numero_ficha limit $4`,
)

/** The provider's open guides of patients not covered on `hoje`, `maximo` at most, those not acknowledged first. */
export const listPrimeiras = (
  db: Db,
  codigoCredenciado: number,
  hoje: string,
  maximo: number,
): Promise<LinhaInativa[]> => db.query(primeiras, [codigoCredenciado, hoje, null, maximo, null])

/** Those that it has not acknowledged; of the guides in `numerosFicha` where some are named. */
export const listNaoCientes = (
  db: Db,
  codigoCredenciado: number,
  hoje: string,
  maximo: number,
  numerosFicha?: readonly number[],
): Promise<LinhaInativa[]> =>
  db.query(primeiras, [codigoCredenciado, hoje, false, maximo, numerosFicha ? [...numerosFicha] : null])

/** `ciente`: acknowledged (true), not (false), or both (null). */
export type FiltroInativas = { codigoCredenciado: number; hoje: string; ciente: boolean | null }

const desde = statement<LinhaInativa>(
  'pacienteInativo.desde',
  `select ${colunas} ${inativas} and ($5::bigint is null or g.numero_ficha < $5)
    order by g.numero_ficha desc limit $4`,
)

/** A list of them, the newest guide first, `limite` at most, after the guide `depois`. */
export const listInativas = (
  db: Db,
  { codigoCredenciado, hoje, ciente }: FiltroInativas,
  limite: number,
  depois: number | undefined,
): Promise<LinhaInativa[]> => db.query(desde, [codigoCredenciado, hoje, ciente, limite, depois ?? null])

const contagem = statement<{ total: number; naoCientes: number }>(
  'pacienteInativo.contagem',
  `select count(*) as total, count(*) filter (where c.em is null) as "naoCientes" ${inativas}`,
)

export async function countInativas(
  db: Db,
  { codigoCredenciado, hoje, ciente }: FiltroInativas,
): Promise<{ total: number; naoCientes: number }> {
  const [row] = await db.query(contagem, [codigoCredenciado, hoje, ciente])
  return row ?? { total: 0, naoCientes: 0 }
}

const countDele = statement<{ total: number }>(
  'pacienteInativo.countDele',
  'select count(*) as total from guia where codigo_credenciado = $1 and numero_ficha = any ($2)',
)

/** Whether all of these guides are the provider's. */
export async function hasGuias(
  db: Db,
  codigoCredenciado: number,
  numerosFicha: readonly number[],
): Promise<boolean> {
  const [row] = await db.query(countDele, [codigoCredenciado, [...numerosFicha]])
  return row?.total === new Set(numerosFicha).size
}

const insert = statement(
  'pacienteInativo.insertCiencias',
  `insert into ciencia_inativo (numero_ficha, codigo_credenciado, login, em)
   select g.numero_ficha, $1, $3, $4 from guia g where g.codigo_credenciado = $1 and g.numero_ficha = any ($2)
   on conflict do nothing`,
)

export type Ciencia = { codigoCredenciado: number; login: number; em: Date }

/** Keeps who knows, since when. Of two at once the first is kept. */
export async function insertCiencias(
  db: Db,
  numerosFicha: readonly number[],
  { codigoCredenciado, login, em }: Ciencia,
): Promise<void> {
  await db.query(insert, [codigoCredenciado, [...numerosFicha], login, em])
}
