-- The hand-over tokens that were used, each good for once (Segurança A2). What is over for a day is forgotten: it is
-- refused by its age.
create table passagem_usada (
  codigo_credenciado integer not null references credenciado,
  jti                uuid not null,
  expira_em          timestamptz not null,
  primary key (codigo_credenciado, jti)
);
create index passagem_usada_expira on passagem_usada (expira_em);
alter table passagem_usada enable row level security;
create policy do_credenciado on passagem_usada using (codigo_credenciado = (select credenciado_atual()));
revoke update, delete, truncate on passagem_usada from portal_app;

-- Of whichever provider (acesso/limpeza.ts).
create function limpa_passagem_usada(antes timestamptz, limite integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with removidas as (
    delete from passagem_usada where (codigo_credenciado, jti) in (
      select codigo_credenciado, jti from passagem_usada where expira_em < antes limit limite for update skip locked)
    returning 1)
  select count(*)::integer from removidas
$$;
revoke all on function limpa_passagem_usada(timestamptz, integer) from public;
grant execute on function limpa_passagem_usada(timestamptz, integer) to portal_app;
