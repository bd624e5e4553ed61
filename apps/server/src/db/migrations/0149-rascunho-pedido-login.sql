-- A draft of an exam request is of the login that types it: a dentist of a clinic found the exams and the hypothesis that a
-- colleague was typing for the same patient, and sent them as its own.
create table rascunho_solicitacao_login (
  codigo_credenciado integer not null references credenciado,
  login              integer not null references credencial,
  codigo_associado   text not null references associado,
  revisao            integer not null,
  conteudo           jsonb not null,
  salvo_em           timestamptz not null,
  primary key (codigo_credenciado, login, codigo_associado)
);
alter table rascunho_solicitacao_login enable row level security;
create policy do_credenciado on rascunho_solicitacao_login using (codigo_credenciado = (select credenciado_atual()));

-- Nobody knows who typed those that there are: they go to the provider's own login, which sees what its dentists do. The table
-- that had them stays for the server before this one, which goes on while the new ones come in.
insert into rascunho_solicitacao_login (codigo_credenciado, login, codigo_associado, revisao, conteudo, salvo_em)
select r.codigo_credenciado, min(c.login), r.codigo_associado, r.revisao, r.conteudo, r.salvo_em
  from rascunho_solicitacao r
  join credencial c on c.codigo_credenciado = r.codigo_credenciado and c.codigo_dentista is null
 group by r.codigo_credenciado, r.codigo_associado;
