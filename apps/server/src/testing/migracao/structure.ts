import type pg from 'pg'

/** Each thing of a database by what it is and its name, as PostgreSQL writes it: columns, keys, functions, grants. */
const structure = `
with esquema as (
  select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
), relacao as (
  select c.*, format('%I.%I', nspname, relname) as nome from pg_class c join esquema e on e.oid = c.relnamespace
)
select 'esquema' as tipo, nspname::text as nome, pg_temp.sorted(nspacl) as definicao from pg_namespace join esquema using (oid, nspname)
union all
select 'relação ' || relkind::text, nome,
       concat_ws(' ', relowner::regrole, relrowsecurity, relforcerowsecurity, relpersistence, reloptions, pg_temp.sorted(relacl))
  from relacao where relkind <> 'i'
union all
select 'coluna', nome || '.' || attname,
       concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
                 pg_get_expr(adbin, adrelid), pg_temp.sorted(attacl))
  from relacao join pg_attribute on attrelid = relacao.oid and attnum > 0 and not attisdropped
  left join pg_attrdef on (adrelid, adnum) = (attrelid, attnum)
 where relkind <> 'i'
union all
-- That a column may not be null stands with the column.
select 'restrição', nome || '.' || conname, pg_get_constraintdef(k.oid)
  from relacao join pg_constraint k on conrelid = relacao.oid where contype <> 'n'
union all
select 'índice', indexrelid::regclass::text, pg_get_indexdef(indexrelid)
  from relacao join pg_index on indrelid = relacao.oid
union all
select 'gatilho', nome || '.' || tgname, pg_get_triggerdef(t.oid)
  from relacao join pg_trigger t on tgrelid = relacao.oid where not tgisinternal
union all
select 'política', nome || '.' || polname,
       concat_ws(' ', polcmd, polpermissive, polroles::regrole[], pg_get_expr(polqual, polrelid),
                 pg_get_expr(polwithcheck, polrelid))
  from relacao join pg_policy on polrelid = relacao.oid
union all
select 'função', p.oid::regprocedure::text, concat_ws(' ', proowner::regrole, pg_get_functiondef(p.oid), pg_temp.sorted(proacl))
  from pg_proc p join esquema e on e.oid = pronamespace where prokind in ('f', 'p')
union all
select 'visão', nome, pg_get_viewdef(oid) from relacao where relkind in ('v', 'm')
union all
select 'sequência', nome, concat_ws(' ', seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcycle)
  from relacao join pg_sequence on seqrelid = relacao.oid
union all
select 'tipo', format_type(enumtypid, null), string_agg(enumlabel, ', ' order by enumsortorder)
  from pg_enum group by enumtypid
union all
select 'concessão futura', concat_ws(' ', defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype),
       pg_temp.sorted(defaclacl)
  from pg_default_acl
union all
select 'extensão', extname, extversion from pg_extension`

/** Grants in one order, whatever the order in which they were given. */
const sorted = `
create function pg_temp.sorted(aclitem[]) returns text language sql
return (select string_agg(item::text, ',' order by item::text) from unnest($1) item)`

/** Tables without an owner that are no catalogue, and why. */
const notCatalogue: Readonly<Record<string, string>> = {
  migracao: 'when each migration ran',
  credenciado: 'the providers themselves',
  associado: 'the patients themselves',
  documento_termo: 'what each network has published for its providers to accept',
  link_externo: 'what each network has put in its menu',
  calculo_indicador: 'when the figures of the providers were computed',
  mediana_indicador: 'what the figures of the providers came to',
  tentativa_login: 'who failed to log in, and when',
  trilha_selo: 'the seal of the trail',
}

/** The tables of the catalogue: what belongs to no provider and to no patient. */
const catalogue = `
select relname::text as tabela from pg_class c
 where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> all ($1)
   and not exists (select from pg_attribute where attrelid = c.oid and attname in ('codigo_credenciado', 'codigo_associado'))
 order by 1`

/** What a database is made of and what its catalogue says, one line for each thing. */
export async function describeDatabase(client: pg.Client): Promise<string[]> {
  await client.query(sorted)
  const { rows: things } = await client.query<{ tipo: string; nome: string; definicao: string | null }>(
    structure,
  )
  const lines = things.map(({ tipo, nome, definicao }) => `${tipo} ${nome}: ${definicao ?? ''}`)
  const { rows: tabelas } = await client.query<{ tabela: string }>(catalogue, [Object.keys(notCatalogue)])
  for (const { tabela } of tabelas) {
    const { rows } = await client.query<{ line: string }>(
      `select to_jsonb(t)::text as line from "${tabela}" t`,
    )
    lines.push(...rows.map(({ line }) => `linha de ${tabela}: ${line}`))
  }
  return lines.sort()
}

/** What only one of two databases has. */
export function compareDatabases(migrated: readonly string[], fresh: readonly string[]): string[] {
  const [ofMigrated, ofFresh] = [new Set(migrated), new Set(fresh)]
  return [
    ...migrated.filter((line) => !ofFresh.has(line)).map((line) => `só no migrado: ${line}`),
    ...fresh.filter((line) => !ofMigrated.has(line)).map((line) => `só no novo: ${line}`),
  ]
}
