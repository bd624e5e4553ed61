import { type Credito, toIdentidade } from '@portal/domain/conciliacao/credito.ts'
import { toPadrao } from '@portal/domain/conciliacao/historico.ts'
import { type Db, statement } from '../db/client.ts'

export type LinhaDeposito = {
  numero: number
  dia: string
  centavos: number
  /** What of it belongs to no run yet. */
  restante: number
  historico: string
  /** `toPadrao` of it. */
  padrao: string
  documento: string
  conta: string
}

const expect = statement('deposito.expectMuitos', `select set_config('enable_nestloop', 'off', true)`)

/**
 * Has the rest of the transaction compare what an import brings with what is there by one pass over both. The table's
 * statistics know nothing yet of the pages that came a moment ago: planned for one line, each would be compared with every
 * other one, and three thousand took longer than an answer may.
 */
export async function expectMuitos(db: Db): Promise<void> {
  await db.query(expect)
}

const insert = statement<{ novos: number }>(
  'deposito.insert',
  `with novos as (
     insert into deposito (codigo_credenciado, numero, importacao, identidade, conta, dia, centavos, historico, padrao,
                           documento)
     select $1, (select coalesce(max(numero), 0) from deposito where codigo_credenciado = $1) + row_number() over (order by c.n),
            $2, c.identidade, c.conta, c.dia, c.centavos, c.historico, c.padrao, c.documento
       from (select *, row_number() over () as n
               from jsonb_to_recordset($3) as j(identidade text, conta text, dia date, centavos bigint, historico text,
                                                padrao text, documento text)) c
      where not exists (select from deposito d where d.codigo_credenciado = $1 and d.identidade = c.identidade and d.vale)
     returning 1)
   select count(*)::int as novos from novos`,
)

/** Puts the credits of a page that the provider has not yet into an import; answers how many. The book must be locked. */
export async function insertDepositos(
  db: Db,
  codigoCredenciado: number,
  importacao: number,
  creditos: readonly Credito[],
): Promise<number> {
  const linhas = creditos.map((credito) => ({
    ...credito,
    identidade: toIdentidade(credito),
    padrao: toPadrao(credito.historico),
  }))
  const [row] = await db.query(insert, [codigoCredenciado, importacao, JSON.stringify(linhas)])
  return row?.novos ?? 0
}

const identidades = statement<{ identidade: string }>(
  'deposito.identidades',
  'select identidade from deposito where codigo_credenciado = $1 and vale and dia between $2 and $3',
)

/** What tells each deposit of some days from any other. */
export const listIdentidadesDe = async (
  db: Db,
  codigoCredenciado: number,
  { de, ate }: { de: string; ate: string },
): Promise<string[]> =>
  (await db.query(identidades, [codigoCredenciado, de, ate])).map(({ identidade }) => identidade)

const settle = statement(
  'deposito.settle',
  `update deposito d set vale = true
     from (select min(numero) as numero from deposito
            where codigo_credenciado = $1 and importacao = $2 group by identidade) um
    where d.codigo_credenciado = $1 and d.importacao = $2 and d.numero = um.numero
      and not exists (select from deposito o
                       where o.codigo_credenciado = $1 and o.identidade = d.identidade and o.vale)`,
)

// What the bank told of others does not stay of what does not count.
const blank = statement(
  'deposito.blank',
  `update deposito set vale = false, historico = '', padrao = '', documento = '', conta = '', identidade = ''
    where codigo_credenciado = $1 and importacao = any ($2::int[]) and (not $3 or not vale)`,
)

/** The deposits of imports that were taken back or given up no longer count, and keep none of their words. */
export async function dropDepositos(
  db: Db,
  codigoCredenciado: number,
  importacoes: readonly number[],
): Promise<void> {
  await db.query(blank, [codigoCredenciado, [...importacoes], false])
}

/** The import is whole: its deposits count from now on, each once. */
export async function settleDepositos(db: Db, codigoCredenciado: number, importacao: number): Promise<void> {
  await db.query(settle, [codigoCredenciado, importacao])
  await db.query(blank, [codigoCredenciado, [importacao], true])
}

const count = statement<{ total: number }>(
  'deposito.count',
  'select count(*)::int as total from deposito where codigo_credenciado = $1 and (vale or importacao = $2)',
)

/** Deposits that a provider would have with those of an open import. */
export async function countDepositos(db: Db, codigoCredenciado: number, importacao: number): Promise<number> {
  const [row] = await db.query(count, [codigoCredenciado, importacao])
  return row?.total ?? 0
}

/** $1 the provider: its deposits that count, with what is left of each. */
export const comRestante = `
  select d.numero, d.dia, d.centavos, d.centavos - coalesce(p.centavos, 0)::bigint as restante, d.historico, d.padrao,
         d.documento, d.conta
    from deposito d
    left join lateral (select sum(centavos) as centavos from conciliacao_parte
                        where codigo_credenciado = $1 and deposito = d.numero and vale) p on true
   where d.codigo_credenciado = $1 and d.vale`

const porNumero = statement<LinhaDeposito>(
  'deposito.porNumero',
  `${comRestante} and d.numero = any ($2::int[])`,
)

export const listDepositosPorNumero = (
  db: Db,
  codigoCredenciado: number,
  numeros: readonly number[],
): Promise<LinhaDeposito[]> => db.query(porNumero, [codigoCredenciado, [...numeros]])

const nasJanelas = statement<LinhaDeposito>(
  'deposito.nasJanelas',
  `select * from (${comRestante}
      and exists (select from unnest($2::date[], $3::date[]) j(de, ate) where d.dia between j.de and j.ate)) x
    where restante > 0 order by dia, numero`,
)

/** The deposits with something left of these days. */
export const listDepositosNasJanelas = (
  db: Db,
  codigoCredenciado: number,
  janelas: readonly { de: string; ate: string }[],
): Promise<LinhaDeposito[]> =>
  db.query(nasJanelas, [codigoCredenciado, janelas.map(({ de }) => de), janelas.map(({ ate }) => ate)])

const soma = statement<{ total: number; semPar: number; valorSemPar: number }>(
  'deposito.soma',
  `select count(*)::int as total, (count(*) filter (where restante > 0))::int as "semPar",
          coalesce(sum(restante), 0)::bigint as "valorSemPar"
     from (${comRestante} and d.dia between $2 and $3) x`,
)

/** How many deposits there are of some days, and how many and how much of them belong to no run. */
export async function sumDepositos(
  db: Db,
  codigoCredenciado: number,
  { de, ate }: { de: string; ate: string },
): Promise<{ total: number; semPar: number; valorSemPar: number }> {
  const [row] = await db.query(soma, [codigoCredenciado, de, ate])
  return row ?? { total: 0, semPar: 0, valorSemPar: 0 }
}

const anos = statement<{ ano: number }>(
  'deposito.anos',
  `select ano::int from generate_series(2000, 2099) ano
    where exists (select from deposito d
                   where d.codigo_credenciado = $1 and d.vale
                     and d.dia between make_date(ano, 1, 1) and make_date(ano, 12, 31))`,
)

/** The years in which the bank shows a deposit. */
export const listAnosDeDepositos = async (db: Db, codigoCredenciado: number): Promise<number[]> =>
  (await db.query(anos, [codigoCredenciado])).map(({ ano }) => ano)

const padroes = statement<{ padrao: string }>(
  'deposito.padroes',
  `select distinct d.padrao from conciliacao_parte p
     join deposito d on (d.codigo_credenciado, d.numero) = (p.codigo_credenciado, p.deposito)
    where p.codigo_credenciado = $1 and p.vale and d.vale and d.padrao <> ''`,
)

/** The words of the bank's lines that were accepted before. */
export const listPadroes = async (db: Db, codigoCredenciado: number): Promise<string[]> =>
  (await db.query(padroes, [codigoCredenciado])).map(({ padrao }) => padrao)
