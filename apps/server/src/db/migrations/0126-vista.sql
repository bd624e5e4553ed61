-- The views that a login keeps of the lists (Interface B6.13): a name, and the filters and the order of the list's address.
-- Kept by login and not by browser: on any computer the same. What a list is, and what a view may hold, the domain says.
create table vista (
  numero             bigint generated always as identity,
  codigo_credenciado integer not null references credenciado,
  login              integer not null references credencial,
  tela               text not null,
  nome               text not null check (nome = btrim(nome) and length(nome) between 1 and 40),
  filtros            jsonb not null check (jsonb_typeof(filtros) = 'array'),
  padrao             boolean not null default false,
  primary key (codigo_credenciado, login, numero)
);
create unique index vista_nome on vista (codigo_credenciado, login, tela, lower(nome));
create unique index vista_padrao on vista (codigo_credenciado, login, tela) where padrao;
alter table vista enable row level security;
create policy do_credenciado on vista using (codigo_credenciado = (select credenciado_atual()));
