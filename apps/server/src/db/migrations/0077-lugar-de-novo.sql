-- A plan that has ended reserves nothing (Operadora §1): what is not done keeps its place until the password's end or,
-- before it, that of the plan which the guide is charged to or of the member.
create or replace function prontuario_associado(associado text, hoje date, do_recem_nato boolean default false)
returns table (codigo_evento text, dente text, regiao text, faces text, data date, reservado_ate date, proprio boolean,
               numero_ficha bigint, sequencial_inclusao smallint, ordem bigint, autorizado_em date, tardio boolean,
               desloca boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.codigo_evento, p.dente, p.regiao, p.faces, p.data_realizacao,
         case when p.estado = 'reservado' then least(g.validade_senha, ap.fim, a.exclusao) end,
         p.codigo_credenciado = credenciado_atual(),
         case when p.codigo_credenciado = credenciado_atual() then p.numero_ficha end,
         case when p.codigo_credenciado = credenciado_atual() then p.sequencial_inclusao end,
         row_number() over (order by p.data_autorizacao, p.ordem),
         p.data_autorizacao,
         p.tardio_em is not null,
         p.desloca and coalesce(p.apresentar_ate >= hoje, true)
    from prontuario p join guia g using (codigo_credenciado, numero_ficha)
         join associado a on a.codigo = p.codigo_associado
         left join associado_plano ap on ap.codigo_associado = g.codigo_associado and ap.codigo_plano = g.codigo_plano
   where p.codigo_associado = associado
     and g.recem_nato = do_recem_nato
     and (p.estado = 'realizado' or g.status_ficha not in (-1, 0, 3, 6, 12, 15))
   order by p.data_realizacao desc nulls first, p.data_autorizacao desc, p.ordem desc
$$;

-- What keeps no place has none in the order either, and is asked about all that came since its authorisation.
update evento_guia set tardio_em = null where not desloca and tardio_em is not null;
update prontuario set tardio_em = null where not desloca and tardio_em is not null;

-- While a guide waits for a person the terms of what is done of it do not run.
update evento_guia e set apresentar_ate = null
  from guia g
 where (g.codigo_credenciado, g.numero_ficha) = (e.codigo_credenciado, e.numero_ficha)
   and g.status_ficha = 2 and e.apresentar_ate >= current_date
   and exists (select from evento_guia w
                where (w.codigo_credenciado, w.numero_ficha) = (e.codigo_credenciado, e.numero_ficha)
                  and w.autorizacao = 2 and w.tardio_em is not null);
update prontuario p set apresentar_ate = null
  from evento_guia e, guia g
 where (e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao)
     = (p.codigo_credenciado, p.numero_ficha, p.sequencial_inclusao)
   and (g.codigo_credenciado, g.numero_ficha) = (e.codigo_credenciado, e.numero_ficha)
   and g.status_ficha = 2 and e.apresentar_ate is null and p.apresentar_ate is not null;
