-- Of a complementary guide, which nobody audits, an event that its payment would deny (Operadora §1: the notice of its day) is
-- billed by the operator no more than one that was denied: it takes no room of the month's cap (Operadora §4). Otherwise the
-- function of 0119.
create or replace function coparticipacao_feita(associado text, meses text[], ficha bigint, sequenciais smallint[])
returns table (codigo_plano text, mes text, centavos bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.codigo_plano, c.mes, sum(c.centavos)
    from (select p.codigo as codigo_plano, to_char(e.data_realizacao, 'YYYY-MM') as mes,
                 e.copart_centavos
                 + case when coalesce(e.valor_glosado_centavos, 0) > coalesce((
                          select sum(r.liberado_centavos) from repasse_evento r
                           where r.codigo_credenciado = e.codigo_credenciado and r.numero_ficha = e.numero_ficha
                             and r.sequencial_inclusao = e.sequencial_inclusao and r.recurso), 0)
                          or (g.numero_ficha_principal is not null and e.valor_glosado_centavos is null
                              and e.motivos @> '[{"severidade": "aviso", "campo": "data"}]')
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
