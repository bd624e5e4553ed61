-- The figures of quality and performance, computed once a month of the rows and kept (Operadora §5).

-- Working days after a day, up to another one: Monday to Friday. 1900-01-01 was a Monday.
create function dias_uteis(de date, ate date) returns integer language sql immutable parallel safe
  return (select 5 * (n[2] / 7 - n[1] / 7) + least(n[2] % 7 + 1, 5) - least(n[1] % 7 + 1, 5)
            from (select array[de - date '1900-01-01', ate - date '1900-01-01'] as n) dias);

/*
 * The rows of which a figure is made: the one that is asked for, or each of them; those of a provider are told apart by
 * codigo_credenciado. `dia` puts a row into its month, from `de` and before `antes`. What came after `corte` is not known:
 * a figure that was kept with its instant finds the very rows of which it was made. `documentos` are the denials for want
 * of an image, a report or a justification.
 * In the figures of money `parte` and `total` are cents; in the others they count.
 */
create function linhas_indicador(pedido text, de date, antes date, corte timestamptz, documentos text[])
returns table (indicador text, codigo_credenciado integer, numero_ficha bigint, sequencial smallint,
               codigo_dentista integer, unidade text, dia date, causa text, parte bigint, total bigint)
language sql stable as $$
  -- What published statements denied.
  select x.indicador, e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao, e.codigo_dentista, e.unidade,
         r.publicacao, case when x.parte > 0 then e.glosas -> 0 ->> 'codigoGlosa' end, x.parte::bigint, x.total::bigint
    from repasse r
    join repasse_evento e using (codigo_credenciado, fechamento)
    left join recurso_glosa a on (a.codigo_credenciado, a.numero_ficha) = (e.codigo_credenciado, e.numero_ficha)
                             and a.julgado_em <= corte
    left join recurso_item i on (i.codigo_credenciado, i.numero_ficha, i.sequencial_inclusao)
                              = (a.codigo_credenciado, a.numero_ficha, e.sequencial_inclusao)
   cross join lateral (values
           ('glosaInicial', e.glosa_centavos, e.informado_centavos),
           ('glosaFinal', e.glosa_centavos - coalesce(i.liberado_centavos, 0), e.informado_centavos),
           ('glosaDocumento', (e.glosa_centavos > 0 and exists (
              select from jsonb_array_elements(e.glosas) g where g ->> 'codigoGlosa' = any (documentos)))::integer, 1))
           as x(indicador, parte, total)
   where r.situacao <> 'aberto' and r.publicacao >= de and r.publicacao < antes and not e.recurso
     and (pedido is null or pedido in ('glosaInicial', 'glosaFinal', 'glosaDocumento'))
     and (pedido is null or pedido = x.indicador)
  union all
  -- Done again on the same tooth within twelve months of the provider's own work, as far as statements tell of both.
  select 'retrabalho', e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao, e.codigo_dentista, e.unidade,
         r.publicacao, null::text,
         (v.dente is not null and not coalesce((f.regra ->> 'radiologia')::boolean, false) and exists (
            select from prontuario b
              join regra_evento w on w.codigo_evento = b.codigo_evento
              join repasse_evento o on (o.codigo_credenciado, o.numero_ficha, o.sequencial_inclusao, o.recurso)
                                     = (b.codigo_credenciado, b.numero_ficha, b.sequencial_inclusao, false)
              join repasse p on (p.codigo_credenciado, p.fechamento) = (o.codigo_credenciado, o.fechamento)
             where b.codigo_associado = v.codigo_associado and b.codigo_credenciado = v.codigo_credenciado
               and b.dente = v.dente and w.regra ->> 'grupoFrequencia' = f.regra ->> 'grupoFrequencia'
               and b.data_realizacao < v.data_realizacao
               and b.data_realizacao >= (v.data_realizacao - interval '12 months')::date
               and p.situacao <> 'aberto' and p.publicacao < antes))::integer::bigint,
         1::bigint
    from repasse r
    join repasse_evento e using (codigo_credenciado, fechamento)
    join evento_guia v using (codigo_credenciado, numero_ficha, sequencial_inclusao)
    left join regra_evento f using (codigo_evento)
   where r.situacao <> 'aberto' and r.publicacao >= de and r.publicacao < antes and not e.recurso
     and (pedido is null or pedido = 'retrabalho')
  union all
  -- Whether the sending left nothing to be brought; a complementary guide is not sent otherwise.
  select 'guiaCompleta', h.codigo_credenciado, h.numero_ficha, 0::smallint, g.codigo_dentista, d.unidade,
         (h.em at time zone 'America/Sao_Paulo')::date, null::text,
         (h.para_status not in (4, 5))::integer::bigint, 1::bigint
    from historico_guia h
    join guia g using (codigo_credenciado, numero_ficha)
    left join dentista d on (d.codigo_credenciado, d.codigo) = (g.codigo_credenciado, g.codigo_dentista)
   where h.acao = 'send' and h.para_status <> 17
     and h.em >= de::timestamp at time zone 'America/Sao_Paulo'
     and h.em < antes::timestamp at time zone 'America/Sao_Paulo'
     and (pedido is null or pedido = 'guiaCompleta')
  union all
  -- What was forwarded: how long the treatment took, and by which way it went.
  select x.indicador, n.codigo_credenciado, n.numero_ficha, 0::smallint, g.codigo_dentista, d.unidade,
         (n.em at time zone 'America/Sao_Paulo')::date, null::text, x.parte::bigint, x.total::bigint
    from encaminhamento n
    join guia g using (codigo_credenciado, numero_ficha)
    left join dentista d on (d.codigo_credenciado, d.codigo) = (g.codigo_credenciado, g.codigo_dentista)
   cross join lateral (select max(v.data_realizacao) as dia from evento_guia v
                        where v.codigo_credenciado = n.codigo_credenciado and v.numero_ficha = n.numero_ficha) u
   cross join lateral (values
           ('tempoTratamento', greatest(0, dias_uteis(g.data_autorizacao, u.dia)),
            (g.data_autorizacao is not null and u.dia is not null)::integer),
           ('envioDigital', exists (select from historico_guia h
                                     where h.codigo_credenciado = n.codigo_credenciado
                                       and h.numero_ficha = n.numero_ficha and h.para_status = 20
                                       and h.em <= corte)::integer, 1)) as x(indicador, parte, total)
   where n.em >= de::timestamp at time zone 'America/Sao_Paulo'
     and n.em < antes::timestamp at time zone 'America/Sao_Paulo' and x.total > 0
     and (pedido is null or pedido in ('tempoTratamento', 'envioDigital'))
     and (pedido is null or pedido = x.indicador)
  union all
  select 'recursoAcatado', i.codigo_credenciado, i.numero_ficha, i.sequencial_inclusao, e.codigo_dentista, e.unidade,
         (a.julgado_em at time zone 'America/Sao_Paulo')::date, null::text,
         (i.decisao = 'A')::integer::bigint, 1::bigint
    from recurso_glosa a
    join recurso_item i using (codigo_credenciado, numero_ficha)
    join repasse_evento e using (codigo_credenciado, numero_ficha, sequencial_inclusao)
   where a.julgado_em >= de::timestamp at time zone 'America/Sao_Paulo'
     and a.julgado_em < antes::timestamp at time zone 'America/Sao_Paulo'
     and i.decisao is not null and not e.recurso
     and (pedido is null or pedido = 'recursoAcatado')
  union all
  -- The operator, as the ANS measures it: from the protocol to the deposit.
  select 'prazoPagamento', e.codigo_credenciado, e.numero_ficha, 0::smallint, e.codigo_dentista, e.unidade, r.pagamento,
         null::text, (r.pagamento - (n.em at time zone 'America/Sao_Paulo')::date)::bigint, 1::bigint
    from repasse r
    join repasse_evento e using (codigo_credenciado, fechamento)
    join encaminhamento n using (codigo_credenciado, numero_ficha)
   where r.situacao = 'depositado' and r.pagamento >= de and r.pagamento < antes and not e.recurso
     and (pedido is null or pedido = 'prazoPagamento')
   group by e.codigo_credenciado, e.numero_ficha, e.codigo_dentista, e.unidade, r.pagamento, n.em
  union all
  -- What nobody had processed (12) sixty days after it was forwarded.
  select x.indicador, n.codigo_credenciado, n.numero_ficha, 0::smallint, g.codigo_dentista, d.unidade,
         (n.em at time zone 'America/Sao_Paulo')::date + 60, null::text,
         case when s.respondida then 0 else x.total end::bigint, x.total::bigint
    from encaminhamento n
    join guia g using (codigo_credenciado, numero_ficha)
    left join dentista d on (d.codigo_credenciado, d.codigo) = (g.codigo_credenciado, g.codigo_dentista)
   cross join lateral (select exists (
           select from historico_guia h
            where h.codigo_credenciado = n.codigo_credenciado and h.numero_ficha = n.numero_ficha and h.para_status = 12
              and h.em < ((n.em at time zone 'America/Sao_Paulo')::date + 61)::timestamp
                         at time zone 'America/Sao_Paulo') as respondida) s
   cross join lateral (values
           ('guiaSemResposta', 1::bigint),
           ('valorSemResposta', (select coalesce(sum(v.valor_centavos), 0) from evento_guia v
                                  where v.codigo_credenciado = n.codigo_credenciado
                                    and v.numero_ficha = n.numero_ficha and v.data_realizacao is not null)))
           as x(indicador, total)
   where n.em >= (de - 60)::timestamp at time zone 'America/Sao_Paulo'
     and n.em < (antes - 60)::timestamp at time zone 'America/Sao_Paulo'
     and (pedido is null or pedido in ('guiaSemResposta', 'valorSemResposta'))
     and (pedido is null or pedido = x.indicador)
$$;

-- A month of a provider, by dentist (0: none) and unit ('': none), so that a login adds up what it sees; a denial by its
-- cause.
create table indicador_mes (
  codigo_credenciado integer not null references credenciado,
  mes                date not null check (extract(day from mes) = 1),
  indicador          text not null,
  codigo_dentista    integer not null,
  unidade            text not null,
  causa              text not null,
  parte              bigint not null check (parte >= 0),
  total              bigint not null,
  primary key (codigo_credenciado, mes, indicador, codigo_dentista, unidade, causa),
  check (total >= 0)
);
alter table indicador_mes enable row level security;
create policy do_credenciado on indicador_mes using (codigo_credenciado = (select credenciado_atual()));

-- The last month that was computed with the eleven before it, and when. The owner deletes a row to have it done again.
create table calculo_indicador (
  mes          date primary key check (extract(day from mes) = 1),
  calculado_em timestamptz not null
);

-- The median of those of a network who have a specialty, over the twelve months to a month. Of fewer than five nothing is
-- kept: it would tell what one of them has.
create table mediana_indicador (
  mes                  date not null references calculo_indicador on delete cascade,
  rede                 text not null,
  codigo_especialidade smallint not null,
  indicador            text not null,
  -- Of the parts to the totals.
  razao                double precision not null,
  credenciados         integer not null check (credenciados >= 5),
  primary key (mes, rede, codigo_especialidade, indicador)
);
revoke insert, update, delete on indicador_mes, calculo_indicador, mediana_indicador from portal_app;

-- A month of all providers anew, of what is known at an instant.
create function calcula_indicadores(do_mes date, agora timestamptz, documentos text[]) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from indicador_mes where mes = do_mes;
  insert into indicador_mes (codigo_credenciado, mes, indicador, codigo_dentista, unidade, causa, parte, total)
  select l.codigo_credenciado, do_mes, l.indicador, coalesce(l.codigo_dentista, 0), coalesce(l.unidade, ''),
         case when l.indicador in ('glosaInicial', 'glosaFinal') then coalesce(l.causa, '') else '' end,
         sum(l.parte), sum(l.total)
    from linhas_indicador(null, do_mes, (do_mes + interval '1 month')::date, agora, documentos) l
   group by 1, 3, 4, 5, 6;
$$;

-- The medians of the twelve months to one, once they are computed. It reads over all providers and tells of none.
create function conclui_indicadores(ultimo date, agora timestamptz) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from mediana_indicador where mes = ultimo;
  insert into calculo_indicador (mes, calculado_em) values (ultimo, agora)
    on conflict (mes) do update set calculado_em = excluded.calculado_em;
  insert into mediana_indicador (mes, rede, codigo_especialidade, indicador, razao, credenciados)
  select ultimo, c.rede, p.codigo_especialidade, s.indicador,
         percentile_cont(0.5) within group (order by s.parte / s.total), count(*)
    from (select codigo_credenciado, indicador, sum(parte)::double precision as parte, sum(total)::double precision as total
            from indicador_mes
           where mes > ultimo - interval '12 months' and mes <= ultimo
           group by 1, 2 having sum(total) > 0) s
    join credenciado c on c.codigo = s.codigo_credenciado and c.ativo
    join credenciado_especialidade p using (codigo_credenciado)
   group by c.rede, p.codigo_especialidade, s.indicador
  having count(*) >= 5;
$$;

revoke all on function dias_uteis(date, date), linhas_indicador(text, date, date, timestamptz, text[]),
  calcula_indicadores(date, timestamptz, text[]), conclui_indicadores(date, timestamptz) from public;
grant execute on function dias_uteis(date, date), linhas_indicador(text, date, date, timestamptz, text[]),
  calcula_indicadores(date, timestamptz, text[]), conclui_indicadores(date, timestamptz) to portal_app;

-- The rows of a provider's figure, by their days.
create index encaminhamento_em on encaminhamento (codigo_credenciado, em) include (numero_ficha);
create index historico_guia_envio on historico_guia (codigo_credenciado, em) include (numero_ficha, para_status)
  where acao = 'send';
create index recurso_glosa_julgado on recurso_glosa (codigo_credenciado, julgado_em) where julgado_em is not null;

-- What a network aims at, and what it gives for it, each from a day on and with who says so. Hundredths of a per cent, or
-- of a day.
create table meta_indicador (
  rede              text not null,
  indicador         text not null,
  desde             date not null,
  ate               date check (ate >= desde),
  meta_centesimos   integer not null check (meta_centesimos >= 0),
  -- Null: it is no criterion of the readjustment.
  peso_pontos_base  smallint check (peso_pontos_base > 0),
  fonte             text not null,
  primary key (rede, indicador, desde)
);
create table regra_reajuste (
  rede             text not null,
  desde            date not null,
  ate              date check (ate >= desde),
  dia_inicio       text not null check (dia_inicio ~ '^(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])$'),
  dias_negociacao  smallint not null check (dias_negociacao between 1 and 365),
  teto_pontos_base smallint not null check (teto_pontos_base >= 0),
  fonte            text not null,
  primary key (rede, desde)
);
create table nivel_qualidade (
  rede               text not null,
  nivel              text not null check (nivel in ('A', 'B', 'C')),
  desde              date not null,
  ate                date check (ate >= desde),
  minimo_pontos_base smallint not null check (minimo_pontos_base between 0 and 10000),
  fator_pontos_base  smallint not null check (fator_pontos_base > 0),
  primary key (rede, nivel, desde)
);
-- Why the price table that begins on a day pays what it pays; by how much more is told by the prices.
create table motivo_reajuste (
  rede   text not null,
  desde  date not null,
  motivo text not null,
  fonte  text not null,
  primary key (rede, desde)
);
revoke insert, update, delete on meta_indicador, regra_reajuste, nivel_qualidade, motivo_reajuste from portal_app;

-- An installation that is running has its rules already: these are added to them. A new one gets them all together.
insert into meta_indicador (rede, indicador, desde, meta_centesimos, peso_pontos_base, fonte)
select rede, indicador, '2015-01-01', meta, peso, 'Valor da demonstração'
  from unnest(array['AURORA', 'MERIDIANO', 'LUMINA']) as rede
 cross join (values ('glosaInicial', 800, 50), ('glosaFinal', 600, null), ('glosaDocumento', 500, 40),
                    ('retrabalho', 300, 40), ('guiaCompleta', 8000, 50), ('tempoTratamento', 1000, 20),
                    ('recursoAcatado', 5000, null), ('envioDigital', 2000, 50), ('prazoPagamento', 4000, null),
                    ('guiaSemResposta', 0, null), ('valorSemResposta', 0, null)) as m(indicador, meta, peso)
 where exists (select from regra_evento);
insert into regra_reajuste (rede, desde, dia_inicio, dias_negociacao, teto_pontos_base, fonte)
select rede, '2015-01-01', '01-01', 90, 200, 'Valor da demonstração'
  from unnest(array['AURORA', 'MERIDIANO', 'LUMINA']) as rede
 where exists (select from regra_evento);
insert into nivel_qualidade (rede, nivel, desde, minimo_pontos_base, fator_pontos_base)
select rede, nivel, '2015-01-01', minimo, fator
  from unnest(array['AURORA', 'MERIDIANO', 'LUMINA']) as rede
 cross join (values ('A', 7000, 10500), ('B', 4000, 10000), ('C', 0, 8500)) as n(nivel, minimo, fator)
 where exists (select from regra_evento);
insert into motivo_reajuste (rede, desde, motivo, fonte)
select distinct p.rede, p.desde, 'Revisão anual da tabela de preços da rede', 'Valor da demonstração'
  from preco_evento p
 where exists (select from preco_evento a where a.rede = p.rede and a.desde < p.desde);
