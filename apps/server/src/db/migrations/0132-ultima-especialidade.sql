-- The specialty in which a login released a password last (Interface S03): the next request of whoever uses it begins there, on
-- any computer. One row a login, written over.
create table ultima_especialidade (
  codigo_credenciado   integer not null references credenciado,
  login                integer not null references credencial,
  codigo_especialidade integer not null,
  primary key (codigo_credenciado, login)
);
alter table ultima_especialidade enable row level security;
create policy do_credenciado on ultima_especialidade using (codigo_credenciado = (select credenciado_atual()));
