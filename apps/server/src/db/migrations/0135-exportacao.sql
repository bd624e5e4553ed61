-- Workbooks that take long: made by the server, kept for a day for the login that asked, whatever becomes of its session.
create table exportacao (
  codigo_credenciado integer not null references credenciado,
  numero             bigint generated always as identity,
  login              integer not null references credencial,
  -- Whose session asked, and by which request: the trail of what leaves names them.
  sid                uuid not null,
  requisicao         uuid not null,
  ip                 text not null,
  operacao           text not null,
  entrada            jsonb not null check (jsonb_typeof(entrada) = 'object'),
  -- Whose lines of the money it shows; null where it shows none, or all.
  dentistas          integer[],
  estado             text not null default 'espera' check (estado in ('espera', 'fazendo', 'pronta', 'falhou')),
  linhas             integer not null default 0,
  total              integer,
  nome               text,
  bytes              integer,
  criada_em          timestamptz not null,
  -- The last sign of who makes it: a killed process gives none.
  mudada_em          timestamptz not null,
  expira_em          timestamptz not null,
  primary key (codigo_credenciado, numero),
  check ((estado = 'pronta') = (nome is not null and bytes is not null and total is not null))
);
create index exportacao_login on exportacao (codigo_credenciado, login, numero);
create index exportacao_expira on exportacao (expira_em);

-- Its bytes, in pieces that go with it.
create table exportacao_parte (
  codigo_credenciado integer not null,
  exportacao         bigint not null,
  ordem              integer not null,
  conteudo           bytea not null,
  primary key (codigo_credenciado, exportacao, ordem),
  foreign key (codigo_credenciado, exportacao) references exportacao on delete cascade
);

alter table exportacao enable row level security;
alter table exportacao_parte enable row level security;
create policy do_credenciado on exportacao using (codigo_credenciado = (select credenciado_atual()));
create policy do_credenciado on exportacao_parte using (codigo_credenciado = (select credenciado_atual()));

-- Removes what is over, of all providers; answers how many.
create function limpa_exportacao(agora timestamptz, limite integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with removidas as (
    delete from exportacao where (codigo_credenciado, numero) in (
      select codigo_credenciado, numero from exportacao where expira_em < agora limit limite for update skip locked)
    returning 1)
  select count(*)::integer from removidas
$$;
revoke all on function limpa_exportacao(timestamptz, integer) from public;
grant execute on function limpa_exportacao(timestamptz, integer) to portal_app;
