-- Contacts of a patient as a provider asked for them: they serve once the operator's side has confirmed them. What was
-- asked for is never rewritten: a later request takes the place of the one that waits.
create table contato_associado (
  id                 bigint generated always as identity primary key,
  codigo_credenciado integer not null references credenciado,
  codigo_associado   text not null references associado,
  telefone_anterior  text,
  email_anterior     text,
  -- Null: that one stays as it is.
  telefone           text,
  email              text,
  pedido_em          timestamptz not null,
  situacao           text not null default 'emConfirmacao'
                     check (situacao in ('emConfirmacao', 'confirmado', 'recusado', 'substituido')),
  decidido_em        timestamptz,
  check (telefone is not null or email is not null),
  check ((situacao = 'emConfirmacao') = (decidido_em is null))
);
create unique index contato_associado_espera on contato_associado (codigo_credenciado, codigo_associado)
  where situacao = 'emConfirmacao';
-- The day's requests are counted.
create index contato_associado_dia on contato_associado (codigo_credenciado, pedido_em);

revoke update, delete, truncate on contato_associado from portal_app;
grant update (situacao, decidido_em) on contato_associado to portal_app;
alter table contato_associado enable row level security;
create policy do_credenciado on contato_associado using (codigo_credenciado = (select credenciado_atual()));
