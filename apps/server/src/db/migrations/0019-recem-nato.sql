-- A newborn is attended under the mother's card and is another patient: each of the two has a record of its own, told
-- apart by the guide. Otherwise as the function was (0013).
drop function prontuario_associado(text, date);
create function prontuario_associado(associado text, hoje date, do_recem_nato boolean default false)
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
     and g.recem_nato = do_recem_nato
     and (p.estado = 'realizado'
          or g.validade_senha >= hoje and g.status_ficha not in (-1, 0, 3, 6, 12, 15))
   order by p.data_realizacao desc nulls first, p.data_autorizacao desc, p.ordem desc
$$;
revoke all on function prontuario_associado(text, date, boolean) from public;
grant execute on function prontuario_associado(text, date, boolean) to portal_app;
