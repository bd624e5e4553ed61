import type { TestApp } from '../testApp.ts'

type LinhaTabela = { tabela: string; linhas: number; soma: string }

/** Written though the call is refused, because that is what they are for: failed logins, and who asked for what. */
const contadas = ['tentativa_login', 'trilha']

/**
 * Answers what all tables hold, told in one sum a table: equal before and after means that nothing was written,
 * changed or removed.
 */
export async function createLeitorTabelas(t: TestApp): Promise<() => Promise<LinhaTabela[]>> {
  const partes = await t.rows<{ sql: string }>(
    `select format('select %L as tabela, count(*)::integer as linhas,
                           coalesce(sum(hashtextextended(t::text, 0)), 0)::text as soma from %I t', relname, relname) as sql
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($1)
      order by relname`,
    [contadas],
  )
  const sql = partes.map((parte) => parte.sql).join(' union all ')
  return () => t.rows<LinhaTabela>(sql)
}
