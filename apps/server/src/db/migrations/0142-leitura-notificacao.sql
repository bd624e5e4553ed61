-- Up to which notice each login has read (Operadora §6): a login that sees its own lines alone marked as read, for its whole
-- clinic, what it is never shown. One row a login, written over.
create table leitura_notificacao (
  codigo_credenciado integer not null references credenciado,
  login              integer not null references credencial,
  lida_ate           bigint not null,
  primary key (codigo_credenciado, login)
);
revoke delete, truncate on leitura_notificacao from portal_app;
alter table leitura_notificacao enable row level security;
create policy do_credenciado on leitura_notificacao using (codigo_credenciado = (select credenciado_atual()));

-- What a provider had read stays read for each of its logins. The column that said so stays for the server before this
-- one, which goes on while the new ones come in.
insert into leitura_notificacao (codigo_credenciado, login, lida_ate)
select codigo_credenciado, c.login, p.lida_ate
  from preferencia_notificacao p join credencial c using (codigo_credenciado)
 where p.lida_ate > 0;

-- Open screens are told at the commit, as before.
create trigger notificacao_lida after insert or update of lida_ate on leitura_notificacao
  for each row execute function avisa_notificacao();
