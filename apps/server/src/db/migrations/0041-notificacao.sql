-- What became of a provider's things by somebody else's doing (Operadora §6): a number and what became of it, and no word
-- of a patient. `mensagem` is the one by which it was sent too.
create table notificacao (
  codigo_credenciado integer not null references credenciado,
  id                 bigint generated always as identity,
  tipo               text not null check (tipo in ('GUIA', 'PAGAMENTO', 'ALVARA')),
  referencia         bigint not null,
  texto              text not null,
  em                 timestamptz not null,
  mensagem           uuid,
  primary key (codigo_credenciado, id),
  unique (codigo_credenciado, mensagem)
);
revoke update, delete, truncate on notificacao from portal_app;
alter table notificacao enable row level security;
create policy do_credenciado on notificacao using (codigo_credenciado = (select credenciado_atual()));

-- Up to which one a provider has read, and which kinds it wants by mail.
create table preferencia_notificacao (
  codigo_credenciado integer primary key references credenciado,
  lida_ate           bigint not null default 0,
  correio            text[] not null default '{}'
);
revoke delete, truncate on preferencia_notificacao from portal_app;
alter table preferencia_notificacao enable row level security;
create policy do_credenciado on preferencia_notificacao using (codigo_credenciado = (select credenciado_atual()));

-- Open screens are told at the commit.
create function avisa_notificacao() returns trigger language plpgsql as $$
begin
  perform pg_notify('notificacao', new.codigo_credenciado::text);
  return null;
end $$;
create trigger notificacao_nova after insert on notificacao for each row execute function avisa_notificacao();
create trigger notificacao_lida after insert or update of lida_ate on preferencia_notificacao
  for each row execute function avisa_notificacao();

alter table mensagem drop constraint mensagem_assunto_check;
alter table mensagem add constraint mensagem_assunto_check
  check (assunto in ('linkSenha', 'senhaDefinida', 'trocaContato', 'notificacao'));
