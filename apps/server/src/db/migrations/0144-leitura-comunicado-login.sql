-- What each login has read of what the operator tells (Operadora §6): one login of a clinic that opened a notice took it from
-- the unread ones of all the others. The first reading counts.
create table leitura_comunicado_login (
  codigo_credenciado integer not null references credenciado,
  login              integer not null references credencial,
  codigo_comunicado  integer not null references comunicado,
  -- Null where another login of its provider had read it before each had a reading of its own: nobody knows when this one did.
  em                 timestamptz,
  primary key (codigo_credenciado, login, codigo_comunicado)
);
revoke update, delete, truncate on leitura_comunicado_login from portal_app;
alter table leitura_comunicado_login enable row level security;
create policy do_credenciado on leitura_comunicado_login using (codigo_credenciado = (select credenciado_atual()));

-- What a provider had read stays read for each of its logins. The table that said so stays for the server before this one,
-- which goes on while the new ones come in.
insert into leitura_comunicado_login (codigo_credenciado, login, codigo_comunicado, em)
select codigo_credenciado, c.login, l.codigo_comunicado, case when c.login = l.login then l.em end
  from leitura_comunicado l join credencial c using (codigo_credenciado);
