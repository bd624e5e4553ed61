import type { TestApp } from '../testApp.ts'

/** How many rows of a table were written, changed or removed. */
type Escritas = { tabela: string; linhas: number }

/** Written though the call is refused, because that is what they are for: failed logins, guessed requests, who asked for what. */
const contadas = ['tentativa_captura', 'tentativa_login', 'trilha']

/**
 * Answers what was done to all tables from now on: equal before and after means that nothing was written, changed or
 * removed. Each table notes it itself, and what is undone takes its note along: to look costs nothing, where a sum of
 * all that stands in them took most of the time of the tests that ask.
 */
export async function createLeitorTabelas(t: TestApp): Promise<() => Promise<Escritas[]>> {
  const [{ vigias } = { vigias: '' }] = await t.rows<{ vigias: string }>(
    `select string_agg(format(
              'create trigger vigia after insert or update or delete on %1$I for each row execute function vigia.note();
               create trigger vigia_inteira after truncate on %1$I execute function vigia.note();', relname), ' ') as vigias
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($1)`,
    [contadas],
  )
  await t.rows(
    `create schema vigia;
     create table vigia.escrita (tabela text not null);
     create function vigia.note() returns trigger language plpgsql security definer
       as $$ begin insert into vigia.escrita values (tg_table_name); return null; end $$;
     ${vigias}`,
  )
  return () =>
    t.rows<Escritas>('select tabela, count(*)::integer as linhas from vigia.escrita group by 1 order by 1')
}
