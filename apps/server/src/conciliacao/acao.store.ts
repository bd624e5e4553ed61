import type { Acao } from '@portal/contract/conciliacao.ts'
import type { TipoAcao } from '@portal/domain/conciliacao/conciliacao.tables.ts'
import type { Periodo } from '@portal/domain/conciliacao/periodo.ts'
import { type Db, statement } from '../db/client.ts'
import { INTEIRO_MAXIMO } from '../http/pagina.ts'
import type { Sessao } from '../http/sessao.ts'

export type LinhaAcao = {
  numero: number
  tipo: TipoAcao
  arquivo: string | null
  itens: number
  valorCentavos: number
  pagamentos: string[]
  dependentes: Acao['dependentes']
  feitaEm: Date
  feitaPor: string
  desfeitaEm: Date | null
  desfeitaPor: string | null
}

/** Who did it, by which login, and when. */
export type Autoria = { em: Date; por: string; login: number }

/** Whoever makes the call, now. */
export const toAutoria = ({
  agora,
  sessao: { nome, login },
}: {
  agora: Date
  sessao: Pick<Sessao, 'nome' | 'login'>
}): Autoria => ({ em: agora, por: nome, login })

const lock = statement(
  'conciliacao.lock',
  `select pg_advisory_xact_lock(hashtextextended('conciliacao ' || $1::text, 0))`,
)

/** Keeps a provider's book to this transaction: of two who match the same deposit the second sees the first. */
export async function lockConciliacao(db: Db, codigoCredenciado: number): Promise<void> {
  await db.query(lock, [codigoCredenciado])
}

const insert = statement<{ numero: number }>(
  'conciliacao.insertAcoes',
  `with novas as (
     insert into conciliacao_acao (codigo_credenciado, numero, tipo, arquivo, aberta, feita_em, feita_por,
                                   login, extrato_de, extrato_ate)
     select $1, (select coalesce(max(numero), 0) from conciliacao_acao where codigo_credenciado = $1) + n, $2, $3,
            $2 = 'importacao', $4, $5, $6, $8, $9
       from generate_series(1, $7::int) n
     returning numero)
   select min(numero) as numero from novas`,
)

type AcaoNova = { tipo: TipoAcao; arquivo?: string | null; periodo?: Periodo | null; quantas?: number }

/**
 * Writes an action with the provider's next number, or `quantas` with those that follow, and answers the first; the book
 * must be locked. An import stays open until its last page; `periodo`: the days that its statement is of.
 */
export async function insertAcao(
  db: Db,
  codigoCredenciado: number,
  { tipo, arquivo = null, periodo = null, quantas = 1 }: AcaoNova,
  { em, por, login }: Autoria,
): Promise<number> {
  const [row] = await db.query(insert, [
    codigoCredenciado,
    tipo,
    arquivo,
    em,
    por,
    login,
    quantas,
    periodo?.de ?? null,
    periodo?.ate ?? null,
  ])
  if (!row) throw new Error('an action of the reconciliation got no number')
  return row.numero
}

const aberta = statement<{ numero: number }>(
  'conciliacao.aberta',
  `select numero from conciliacao_acao
    where codigo_credenciado = $1 and numero = $2 and tipo = 'importacao' and aberta and desfeita_em is null`,
)

/** Whether an import still takes pages. */
export const isImportacaoAberta = async (
  db: Db,
  codigoCredenciado: number,
  numero: number,
): Promise<boolean> => (await db.query(aberta, [codigoCredenciado, numero])).length > 0

const close = statement(
  'conciliacao.closeImportacao',
  'update conciliacao_acao set aberta = false where codigo_credenciado = $1 and numero = $2',
)

export async function closeImportacao(db: Db, codigoCredenciado: number, numero: number): Promise<void> {
  await db.query(close, [codigoCredenciado, numero])
}

const undo = statement<{ deOutro: string | null }>(
  'conciliacao.undoAcao',
  `update conciliacao_acao set desfeita_em = $3, desfeita_por = $4
    where codigo_credenciado = $1 and numero = $2 and desfeita_em is null and not aberta
   returning case when login is distinct from $5 and feita_por <> $4 then feita_por end as "deOutro"`,
)

/**
 * Marks an action as undone, and answers whose it was where another had done it; undefined where there is none to undo. What
 * it wrote goes by `dropEscritas`.
 */
export async function undoAcao(
  db: Db,
  codigoCredenciado: number,
  numero: number,
  { em, por, login }: Autoria,
): Promise<{ deOutro: string | null } | undefined> {
  const [row] = await db.query(undo, [codigoCredenciado, numero, em, por, login])
  return row
}

/** The actions that say something of the deposits of an import. */
const selectDependentes = (importacao: string) =>
  `select u.acao from deposito d
     join (select codigo_credenciado, acao, deposito from conciliacao_parte where vale
           union all
           select codigo_credenciado, acao, deposito from conciliacao_recusa where vale) u
       on (u.codigo_credenciado, u.deposito) = (d.codigo_credenciado, d.numero)
    where d.codigo_credenciado = $1 and d.importacao = ${importacao}`

/** What a login did itself, and nobody else has made anything of. */
const isSo = (login: string) => `a.login = ${login} and not exists (
        select from conciliacao_acao o
         where o.codigo_credenciado = $1 and o.desfeita_em is null and o.login is distinct from ${login}
           and o.numero in (${selectDependentes('a.numero')}))`

const so = statement<{ numero: number }>(
  'conciliacao.isSoDoLogin',
  `select a.numero from conciliacao_acao a where a.codigo_credenciado = $1 and a.numero = $2 and ${isSo('$3')}`,
)

/** Whether a login did an action itself, and no other has made anything of what it brought in. */
export const isSoDoLogin = async (
  db: Db,
  codigoCredenciado: number,
  numero: number,
  login: number,
): Promise<boolean> => (await db.query(so, [codigoCredenciado, numero, login])).length > 0

const dependentes = statement(
  'conciliacao.undoDependentes',
  `update conciliacao_acao a set desfeita_em = $3, desfeita_por = $4
    where a.codigo_credenciado = $1 and a.desfeita_em is null and a.numero in (${selectDependentes('$2')})`,
)

/** What was said of the deposits of an import goes with it. */
export async function undoDependentes(
  db: Db,
  codigoCredenciado: number,
  importacao: number,
  { em, por }: Autoria,
): Promise<void> {
  await db.query(dependentes, [codigoCredenciado, importacao, em, por])
}

const dropped = (tabela: string) =>
  statement(
    `conciliacao.drop.${tabela}`,
    `update ${tabela} t set vale = false from conciliacao_acao a
      where t.codigo_credenciado = $1 and t.vale
        and (a.codigo_credenciado, a.numero) = (t.codigo_credenciado, t.acao) and a.desfeita_em is not null`,
  )
const escritas = ['conciliacao_parte', 'conciliacao_recusa', 'conciliacao_diferenca'].map(dropped)

/** What was written by actions that are undone no longer counts. */
export async function dropEscritas(db: Db, codigoCredenciado: number): Promise<void> {
  for (const escrita of escritas) await db.query(escrita, [codigoCredenciado])
}

const abandonadas = statement<{ numero: number }>(
  'conciliacao.closeAbandonadas',
  `update conciliacao_acao set aberta = false, desfeita_em = $2, desfeita_por = $3
    where codigo_credenciado = $1 and aberta and feita_em < $2::timestamptz - interval '1 hour'
   returning numero`,
)

/** Gives up the imports whose last page never came; answers their numbers. */
export const closeAbandonadas = async (
  db: Db,
  codigoCredenciado: number,
  { em, por }: Autoria,
): Promise<number[]> =>
  (await db.query(abandonadas, [codigoCredenciado, em, por])).map(({ numero }) => numero)

const list = statement<LinhaAcao>(
  'conciliacao.listAcoes',
  `select a.numero, a.tipo, a.arquivo, a.feita_em as "feitaEm", a.feita_por as "feitaPor",
          a.desfeita_em as "desfeitaEm", a.desfeita_por as "desfeitaPor",
          (d.itens + p.itens + r.itens + f.itens)::int as itens,
          (d.centavos + p.centavos + f.centavos)::bigint as "valorCentavos",
          array(select pagamento::text from repasse
                 where codigo_credenciado = $1 and fechamento in (
                   select fechamento from conciliacao_parte where codigo_credenciado = $1 and acao = a.numero
                   union all
                   select fechamento from conciliacao_recusa where codigo_credenciado = $1 and acao = a.numero
                   union all
                   select fechamento from conciliacao_diferenca where codigo_credenciado = $1 and acao = a.numero)
                 order by pagamento) as pagamentos,
          json_build_object(
            'pagamentos', (select count(distinct fechamento) from conciliacao_parte
                            where codigo_credenciado = $1 and vale and acao = any(u.acoes)),
            'recusas', (select count(*) from conciliacao_recusa
                         where codigo_credenciado = $1 and vale and acao = any(u.acoes)),
            'diferencas', (select count(*) from conciliacao_diferenca
                            where codigo_credenciado = $1 and vale and acao = any(u.acoes))) as dependentes
     from conciliacao_acao a,
          lateral (select count(*) as itens, coalesce(sum(centavos), 0) as centavos from deposito
                    where codigo_credenciado = $1 and importacao = a.numero) d,
          lateral (select count(*) as itens, coalesce(sum(centavos), 0) as centavos from conciliacao_parte
                    where codigo_credenciado = $1 and acao = a.numero) p,
          lateral (select count(*) as itens from conciliacao_recusa
                    where codigo_credenciado = $1 and acao = a.numero) r,
          lateral (select count(*) as itens, coalesce(sum(centavos), 0) as centavos from conciliacao_diferenca
                    where codigo_credenciado = $1 and acao = a.numero) f,
          lateral (select array(${selectDependentes('a.numero')}) as acoes) u
    where a.codigo_credenciado = $1 and not a.aberta and a.numero < $2
      and ($3::int is null or (a.desfeita_em is null and ${isSo('$3')}))
      and (a.tipo <> 'importacao' or d.itens > 0 or a.extrato_de is not null)
    order by a.numero desc limit $4`,
)

/**
 * What was done before an action, the newest first; `de`: only what this login may take back by itself. An import of nothing,
 * not even of days, is none.
 */
export const listAcoesAntes = (
  db: Db,
  codigoCredenciado: number,
  { antes, de = null, limite }: { antes: number; de?: number | null; limite: number },
): Promise<LinhaAcao[]> => db.query(list, [codigoCredenciado, antes, de, limite])

/** After every number that an action may have. */
export const DEPOIS_DE_TODAS = INTEIRO_MAXIMO
