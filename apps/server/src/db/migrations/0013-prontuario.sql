-- The patient's clinical record: what was authorised and what was done, by any provider. Each row is written in the
-- transaction of its cause; the rules read the record, no longer the guides of other providers.

create table prontuario (
  -- The order of authorisation of a patient's rows: they are written with her record locked.
  ordem               bigint generated always as identity primary key,
  codigo_associado    text not null references associado,
  codigo_credenciado  integer not null references credenciado,
  numero_ficha        bigint not null references guia,
  sequencial_inclusao smallint not null,
  codigo_evento       text not null,
  dente               text,
  regiao              text,
  faces               text,
  quantidade          smallint not null,
  data_autorizacao    date not null,
  data_realizacao     date,
  estado              text not null
                      generated always as (case when data_realizacao is null then 'reservado' else 'realizado' end) stored,
  unique (numero_ficha, sequencial_inclusao)
);
create index prontuario_associado_idx on prontuario (codigo_associado);

alter table prontuario enable row level security;
create policy do_credenciado on prontuario using (codigo_credenciado = (select credenciado_atual()));

insert into prontuario (codigo_associado, codigo_credenciado, numero_ficha, sequencial_inclusao, codigo_evento, dente,
       regiao, faces, quantidade, data_autorizacao, data_realizacao)
select e.codigo_associado, e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao, e.codigo_evento, e.dente,
       e.regiao, e.faces, e.quantidade,
       coalesce(e.data_autorizacao, (coalesce(g.enviada_em, g.liberada_em) at time zone 'America/Sao_Paulo')::date) as dia,
       e.data_realizacao
  from evento_guia e join guia g using (numero_ficha)
 where e.autorizacao in (1, 4) and g.status_ficha <> 6
 order by dia, e.numero_ficha, e.sequencial_inclusao;

-- The record crosses providers, so this is the one reading that goes past row-level security; it tells what, where and
-- when, and of another provider only that it was another. What is not done holds its place while its guide is alive
-- (not cancelled, denied, processed or past its appeal) and its password is good. `ordem` counts within the patient:
-- the table's own would tell how much everybody authorises.
create function prontuario_associado(associado text, hoje date)
returns table (codigo_evento text, dente text, regiao text, faces text, data date, reservado_ate date, proprio boolean,
               numero_ficha bigint, sequencial_inclusao smallint, ordem bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.codigo_evento, p.dente, p.regiao, p.faces, p.data_realizacao,
         case when p.estado = 'reservado' then g.validade_senha end,
         p.codigo_credenciado = credenciado_atual(),
         case when p.codigo_credenciado = credenciado_atual() then p.numero_ficha end,
         case when p.codigo_credenciado = credenciado_atual() then p.sequencial_inclusao end,
         row_number() over (order by p.data_autorizacao, p.ordem)
    from prontuario p join guia g using (numero_ficha)
   where p.codigo_associado = associado
     and (p.estado = 'realizado'
          or g.validade_senha >= hoje and g.status_ficha not in (-1, 0, 3, 6, 12, 15))
   order by p.data_realizacao desc nulls first, p.data_autorizacao desc, p.ordem desc
$$;
revoke all on function prontuario_associado(text, date) from public;
grant execute on function prontuario_associado(text, date) to portal_app;

drop function historico_associado(text, date);
drop index evento_guia_historico;
