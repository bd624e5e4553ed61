-- A deadline that a provider gave up, by its name: kind, number and day. Another day of the same thing is another one.
-- What was taken back stays, with when.
create table desistencia_prazo (
  codigo_credenciado integer not null references credenciado,
  id                 bigint generated always as identity,
  chave              text not null,
  motivo             text not null,
  login              integer not null,
  em                 timestamptz not null,
  retirada_em        timestamptz,
  primary key (codigo_credenciado, id)
);
create unique index desistencia_prazo_em_vigor on desistencia_prazo (codigo_credenciado, chave) where retirada_em is null;
revoke update, delete, truncate on desistencia_prazo from portal_app;
grant update (retirada_em) on desistencia_prazo to portal_app;
alter table desistencia_prazo enable row level security;
create policy do_credenciado on desistencia_prazo using (codigo_credenciado = (select credenciado_atual()));

-- The passwords that are about to lapse, of the guides in which something may still be done.
create index guia_senha_a_vencer on guia (codigo_credenciado, validade_senha)
  where status_ficha in (1, 7, 8, 16, 17);
