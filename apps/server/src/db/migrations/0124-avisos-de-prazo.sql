-- What is about to end is told by the notification centre too: passwords, permits, and terms that wait (Operadora §6).
alter table notificacao drop constraint notificacao_tipo_check;
alter table notificacao add constraint notificacao_tipo_check
  check (tipo in ('GUIA', 'PAGAMENTO', 'RECURSO', 'DEMONSTRATIVO', 'ALVARA', 'EXAME', 'TRATAMENTO', 'REANALISE', 'SENHA',
                  'TERMO'));

-- When each provider was last looked at for it: what came due since is told in the transaction that moves it on, so that
-- nothing is told twice, whatever is killed.
create table ronda_aviso (
  codigo_credenciado integer primary key references credenciado,
  em                 timestamptz not null
);
revoke delete, truncate on ronda_aviso from portal_app;
alter table ronda_aviso enable row level security;
create policy do_credenciado on ronda_aviso using (codigo_credenciado = (select credenciado_atual()));

-- The operator's job, which is nobody's session, looks over all providers for those that nobody looked at since the day
-- began, or since a term of their network came out, and then acts as each. A provider is answered none.
create function credenciados_sem_ronda(inicio timestamptz, agora timestamptz, depois integer, limite integer)
returns table (codigo_credenciado integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.codigo from credenciado c left join ronda_aviso r on r.codigo_credenciado = c.codigo
   where credenciado_atual() = 0 and c.ativo and c.codigo > depois
     and (r.em is null or r.em < inicio or exists (
           select from documento_termo d where d.rede = c.rede and d.publicado_em > r.em and d.publicado_em <= agora))
   order by c.codigo limit limite
$$;
revoke all on function credenciados_sem_ronda(timestamptz, timestamptz, integer, integer) from public;
grant execute on function credenciados_sem_ronda(timestamptz, timestamptz, integer, integer) to portal_app;
