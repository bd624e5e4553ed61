-- The most that a patient is charged of co-payment in a month under a plan (Operadora §4), from a day on, apart from who
-- collects it: a new collector leaves the cap as it was. Null: no cap from that day on.
create table plano_teto_mes (
  codigo_plano   text not null references plano,
  desde          date not null,
  teto_centavos  integer check (teto_centavos > 0),
  primary key (codigo_plano, desde)
);
revoke insert, update, delete on plano_teto_mes from portal_app;

-- An installation that is running keeps each day's cap as it was charged. plano_coparticipacao.teto_mes_centavos is from now on
-- read by the version before alone.
insert into plano_teto_mes (codigo_plano, desde, teto_centavos)
select codigo_plano, desde, teto_mes_centavos
  from (select codigo_plano, desde, teto_mes_centavos,
               lag(teto_mes_centavos) over (partition by codigo_plano order by desde) as antes
          from plano_coparticipacao) k
 where teto_mes_centavos is distinct from antes;

-- The plan that an event was priced by, where the member has left the guide's own; null: the guide's. What one plan charges
-- counts against that plan's cap.
alter table evento_guia add column codigo_plano text references plano;

-- What a patient was charged of co-payment in the months asked for, by plan of the network of the session's provider: the sum
-- alone, of whichever of its providers did the work. What is done takes room of its month, and nothing else does: not what is
-- authorised only or denied, nor what a cancelled guide had. Without the events of a guide that
-- are priced against the rest. What the operator bills itself it does not bill of what a payment denied and no appeal gave back.
-- coparticipacao_mes, which counts what is authorised too, is the version before's.
create function coparticipacao_feita(associado text, meses text[], ficha bigint, sequenciais smallint[])
returns table (codigo_plano text, mes text, centavos bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.codigo_plano, c.mes, sum(c.centavos)
    from (select p.codigo as codigo_plano, to_char(e.data_realizacao, 'YYYY-MM') as mes,
                 e.copart_centavos
                 + case when coalesce(e.valor_glosado_centavos, 0) > coalesce((
                          select sum(r.liberado_centavos) from repasse_evento r
                           where r.codigo_credenciado = e.codigo_credenciado and r.numero_ficha = e.numero_ficha
                             and r.sequencial_inclusao = e.sequencial_inclusao and r.recurso), 0)
                        then 0 else e.copart_operadora_centavos end as centavos
            from evento_guia e
            join guia g on g.codigo_credenciado = e.codigo_credenciado and g.numero_ficha = e.numero_ficha
            join plano p on p.codigo = coalesce(e.codigo_plano, g.codigo_plano)
            join credenciado c on c.codigo = credenciado_atual() and c.rede = p.rede
           where e.codigo_associado = associado and e.copart_centavos + e.copart_operadora_centavos > 0
             and e.data_realizacao is not null and e.autorizacao <> 3 and g.status_ficha <> 6
             and not (e.numero_ficha = ficha and e.sequencial_inclusao = any (sequenciais))) c
   where c.mes = any (meses)
   group by c.codigo_plano, c.mes
$$;
revoke all on function coparticipacao_feita(text, text[], bigint, smallint[]) from public;
grant execute on function coparticipacao_feita(text, text[], bigint, smallint[]) to portal_app;
