-- A provider finds by name the patients that it has attended, and no other (Interface B2.5; Segurança A5). Each word of
-- their names stands under the provider, so that a search reads that provider's words alone, however many members the
-- operator has. Plain comparisons on columns: what row-level security lets walk an index; in the index's own order, so
-- that a common name ends at the limit.
create table palavra_paciente (
  codigo_credenciado integer not null references credenciado,
  palavra            text collate "C" not null,
  codigo_associado   text not null references associado on delete cascade,
  nome               text not null,
  primary key (codigo_credenciado, palavra, nome, codigo_associado)
);
create index palavra_paciente_associado on palavra_paciente (codigo_associado);
alter table palavra_paciente enable row level security;
create policy do_credenciado on palavra_paciente using (codigo_credenciado = (select credenciado_atual()));

-- Words of the social and of the civil name, plain; an apostrophe parts them or joins them.
create function palavras_nome(nome text, nome_civil text) returns setof text language sql immutable parallel safe
begin atomic
  select distinct palavra
    from regexp_split_to_table(
           sem_acento(nome || ' ' || coalesce(nome_civil, '') || ' '
                      || translate(nome || ' ' || coalesce(nome_civil, ''), '''’', '')), '[^a-z0-9]+') as palavra
   where palavra <> '';
end;

create function guarda_pacientes() returns trigger language plpgsql as $$
begin
  insert into palavra_paciente (codigo_credenciado, palavra, codigo_associado, nome)
  select n.codigo_credenciado, palavra, a.codigo, a.nome
    from (select distinct codigo_credenciado, codigo_associado from novas) n
    join associado a on a.codigo = n.codigo_associado
    cross join lateral palavras_nome(a.nome, a.nome_civil) as palavra
  on conflict do nothing;
  return null;
end $$;
create trigger guia_paciente after insert on guia
  referencing new table as novas for each statement execute function guarda_pacientes();

-- A name belongs to the operator, and a change of it to every provider that attended the patient.
create function renomeia_paciente() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare credenciados integer[];
begin
  select array_agg(distinct codigo_credenciado) into credenciados
    from palavra_paciente where codigo_associado = new.codigo;
  delete from palavra_paciente where codigo_associado = new.codigo;
  insert into palavra_paciente (codigo_credenciado, palavra, codigo_associado, nome)
  select codigo, palavra, new.codigo, new.nome
    from unnest(credenciados) as codigo, palavras_nome(new.nome, new.nome_civil) as palavra;
  return null;
end $$;
revoke all on function renomeia_paciente() from public;
create trigger associado_renomeado after update of nome, nome_civil on associado
  for each row when (old.nome is distinct from new.nome or old.nome_civil is distinct from new.nome_civil)
  execute function renomeia_paciente();

insert into palavra_paciente (codigo_credenciado, palavra, codigo_associado, nome)
select g.codigo_credenciado, palavra, a.codigo, a.nome
  from (select distinct codigo_credenciado, codigo_associado from guia) g
  join associado a on a.codigo = g.codigo_associado
  cross join lateral palavras_nome(a.nome, a.nome_civil) as palavra;

-- The search by a piece of the name read every member's name.
drop index associado_nome;

-- At the desk a guide is known by its password or by the last digits of its number.
create index guia_senha on guia (codigo_credenciado, senha);
alter table guia add column final_ficha text collate "C" generated always as (reverse(numero_ficha::text)) stored;
create index guia_final on guia (codigo_credenciado, final_ficha);
