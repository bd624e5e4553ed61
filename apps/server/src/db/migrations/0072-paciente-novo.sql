-- The patients never attended here whom a login was told of on a day: each takes a place, committed before she is told of,
-- so that calls at once do not all take the last one. The trail, written later, was counted until now.
create table paciente_novo (
  codigo_credenciado integer not null references credenciado,
  login              integer not null,
  dia                date not null,
  codigo_associado   text not null,
  primary key (codigo_credenciado, login, dia, codigo_associado)
);
revoke update, truncate on paciente_novo from portal_app;
alter table paciente_novo enable row level security;
create policy do_credenciado on paciente_novo using (codigo_credenciado = (select credenciado_atual()));

-- A kept answer belongs to the login that got it: another one of the clinic may not be let see as much. Null: kept before.
alter table idempotencia drop constraint idempotencia_pkey;
alter table idempotencia add column login integer;
create unique index idempotencia_chave on idempotencia (codigo_credenciado, chave, login) nulls not distinct;
