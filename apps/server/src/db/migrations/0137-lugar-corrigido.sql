-- What an appeal was granted for stands in the patient's record where and when it was said to have been done (Operadora §4):
-- there it keeps the place, and leaves free the one that it was sent with in error. The event itself stays as it was sent.
alter table recurso_item add column lugares_concedidos jsonb;
grant update (lugares_concedidos) on recurso_item to portal_app;

-- Those that were granted already: `26 OM`, each tooth or region once. A code that is both is a region.
with dito as (
  select i.codigo_credenciado, i.numero_ficha, i.sequencial_inclusao, e.faces as antes, parte,
         parte ~ '^[1-8][1-8]$' as dente,
         parte = any ('{AI,AS,HASD,HASE,HAID,HAIE,ASAI,S1,S2,S3,S4,S5,S6,LG,CL,AB,PA,MJ,PD,PM,RM,MA,GI,PT,TP,RIS,RCSD,RPSD,RCID,RMSD,RCSE,RPSE,RMSE,RII,RPID,RMID,RCIE,RPIE,RMIE,RMD,RME,RPD,RPE,RMPE,RMPD,SM,TU,SI,FLI,FLA,UV,PP,PI,LS,LI,RL,RP,RV,RSMD,RSME,RSL}'::text[]) as regiao
    from recurso_item i
    join evento_guia e using (codigo_credenciado, numero_ficha, sequencial_inclusao)
    cross join lateral (select distinct parte from regexp_split_to_table(i.dente_novo, ' ') parte) p
   where i.decisao = 'A' and i.dente_novo is not null),
concedido as (
  select codigo_credenciado, numero_ficha, sequencial_inclusao,
         jsonb_agg(jsonb_build_object('dente', case when dente then parte end,
                                      'regiao', case when not dente then parte end,
                                      'faces', coalesce(faces, antes))) filter (where dente or regiao) as lugares,
         max(coalesce(faces, antes)) as faces
    from (select dito.*, string_agg(parte, '') filter (where not dente and not regiao)
                   over (partition by codigo_credenciado, numero_ficha, sequencial_inclusao) as faces from dito) d
   group by codigo_credenciado, numero_ficha, sequencial_inclusao)
update recurso_item i
   set lugares_concedidos = coalesce(c.lugares, jsonb_build_array(
         jsonb_build_object('dente', e.dente, 'regiao', e.regiao, 'faces', c.faces)))
  from concedido c join evento_guia e using (codigo_credenciado, numero_ficha, sequencial_inclusao)
 where (i.codigo_credenciado, i.numero_ficha, i.sequencial_inclusao)
     = (c.codigo_credenciado, c.numero_ficha, c.sequencial_inclusao);

update prontuario p set data_realizacao = i.data_nova
  from recurso_item i
 where (i.codigo_credenciado, i.numero_ficha, i.sequencial_inclusao)
     = (p.codigo_credenciado, p.numero_ficha, p.sequencial_inclusao)
   and i.decisao = 'A' and i.data_nova is not null;

-- The function of 0077, which tells a corrected event once for each of its places.
create or replace function prontuario_associado(associado text, hoje date, do_recem_nato boolean default false)
returns table (codigo_evento text, dente text, regiao text, faces text, data date, reservado_ate date, proprio boolean,
               numero_ficha bigint, sequencial_inclusao smallint, ordem bigint, autorizado_em date, tardio boolean,
               desloca boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.codigo_evento,
         case when i.lugares_concedidos is null then p.dente else l.dente end,
         case when i.lugares_concedidos is null then p.regiao else l.regiao end,
         case when i.lugares_concedidos is null then p.faces else l.faces end,
         p.data_realizacao,
         case when p.estado = 'reservado' then least(g.validade_senha, ap.fim, a.exclusao) end,
         p.codigo_credenciado = credenciado_atual(),
         case when p.codigo_credenciado = credenciado_atual() then p.numero_ficha end,
         case when p.codigo_credenciado = credenciado_atual() then p.sequencial_inclusao end,
         dense_rank() over (order by p.data_autorizacao, p.ordem),
         p.data_autorizacao,
         p.tardio_em is not null,
         p.desloca and coalesce(p.apresentar_ate >= hoje, true)
    from prontuario p join guia g using (codigo_credenciado, numero_ficha)
         join associado a on a.codigo = p.codigo_associado
         left join associado_plano ap on ap.codigo_associado = g.codigo_associado and ap.codigo_plano = g.codigo_plano
         left join recurso_item i
           on i.codigo_credenciado = p.codigo_credenciado and i.numero_ficha = p.numero_ficha
          and i.sequencial_inclusao = p.sequencial_inclusao
         left join lateral jsonb_to_recordset(i.lugares_concedidos) as l(dente text, regiao text, faces text) on true
   where p.codigo_associado = associado
     and g.recem_nato = do_recem_nato
     and (p.estado = 'realizado' or g.status_ficha not in (-1, 0, 3, 6, 12, 15))
   order by p.data_realizacao desc nulls first, p.data_autorizacao desc, p.ordem desc
$$;
