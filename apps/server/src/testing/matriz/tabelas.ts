import type { TestApp } from '../testApp.ts'

type LinhaTabela = { tabela: string; linhas: number; soma: string }

/** Written though the call is refused, because that is what they are for: failed logins, guessed requests, who asked for what. */
const contadas = ['tentativa_captura', 'tentativa_login', 'trilha']

/**
 * Answers what all tables hold, told in one sum a table: equal before and after means that nothing was written,
 * changed or removed. What is summed is where each row stands and who wrote it, for any writing at all changes one or
 * the other; within a function, which PostgreSQL plans once.
 */
export async function createLeitorTabelas(t: TestApp): Promise<() => Promise<LinhaTabela[]>> {
  const partes = await t.rows<{ sql: string }>(
    `select format('select %L::text, count(*)::integer,
                           coalesce(sum(hash_record_extended(row(ctid, xmin), 0)), 0)::text from %I', relname, relname) as sql
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($1)
      order by relname`,
    [contadas],
  )
  await t.rows(
    `create or replace function soma_tabelas() returns table (tabela text, linhas integer, soma text) language plpgsql
     as $$ begin return query ${partes.map(({ sql }) => sql).join(' union all ')}; end $$`,
  )
  // Summed by several workers at once, the tables come in any order.
  return () => t.rows<LinhaTabela>('select * from soma_tabelas() order by tabela')
}
