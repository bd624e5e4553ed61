-- The most that a patient is charged of co-payment in a month under a plan (Operadora §4), from a day on; null: no cap.
alter table plano_coparticipacao add column teto_mes_centavos integer check (teto_mes_centavos > 0);

-- An installation that is running has its plans already: this is added to them, whoever collects. A new one gets them all
-- together.
insert into plano_coparticipacao (codigo_plano, desde, cobranca, teto_mes_centavos)
select p.codigo, '2026-11-01',
       coalesce((select k.cobranca from plano_coparticipacao k where k.codigo_plano = p.codigo and k.desde <= '2026-11-01'
                  order by k.desde desc limit 1), 'clinica'), 30000
  from plano p where p.codigo in ('AURCOM', 'MERESS', 'LUMESS')
on conflict (codigo_plano, desde) do update set teto_mes_centavos = excluded.teto_mes_centavos;

-- What a patient is charged for, which a month's sum is made of.
create index evento_guia_coparticipacao on evento_guia (codigo_associado)
  where copart_centavos + copart_operadora_centavos > 0;

-- What a patient is charged of co-payment in the months asked for, by plan of the network of the session's provider: the sum
-- alone, of whichever of its providers did the work. Without one event of one guide, which is priced against the rest. What was
-- denied or not done and what a cancelled guide had is nobody's to pay; what is authorised and not done yet counts until its
-- password ends. What the operator bills itself it does not bill of what a payment denied and no appeal gave back.
create function coparticipacao_mes(associado text, meses text[], hoje date, ficha bigint, sequencial smallint)
returns table (codigo_plano text, mes text, centavos bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.codigo_plano, c.mes, sum(c.centavos)
    from (select g.codigo_plano,
                 to_char(coalesce(e.data_realizacao, e.data_autorizacao,
                                  (coalesce(g.enviada_em, g.liberada_em) at time zone 'America/Sao_Paulo')::date),
                         'YYYY-MM') as mes,
                 e.copart_centavos
                 + case when coalesce(e.valor_glosado_centavos, 0) > coalesce((
                          select sum(r.liberado_centavos) from repasse_evento r
                           where r.codigo_credenciado = e.codigo_credenciado and r.numero_ficha = e.numero_ficha
                             and r.sequencial_inclusao = e.sequencial_inclusao and r.recurso), 0)
                        then 0 else e.copart_operadora_centavos end as centavos
            from evento_guia e
            join guia g on g.codigo_credenciado = e.codigo_credenciado and g.numero_ficha = e.numero_ficha
            join plano p on p.codigo = g.codigo_plano
            join credenciado c on c.codigo = credenciado_atual() and c.rede = p.rede
           where e.codigo_associado = associado and e.copart_centavos + e.copart_operadora_centavos > 0
             and e.autorizacao <> 3 and not e.nao_realizado and g.status_ficha <> 6
             and (e.data_realizacao is not null or g.validade_senha >= hoje)
             and (e.numero_ficha <> ficha or e.sequencial_inclusao <> sequencial)) c
   where c.mes = any (meses)
   group by c.codigo_plano, c.mes
$$;
revoke all on function coparticipacao_mes(text, text[], date, bigint, smallint) from public;
grant execute on function coparticipacao_mes(text, text[], date, bigint, smallint) to portal_app;
