-- Appeals whose answer is due on a day and that nobody has judged (RN 503), of all providers, after one of them: what was
-- never queued, or was laid aside, is answered in its term all the same.
create index recurso_glosa_aberto on recurso_glosa (prazo_resposta) where julgado_em is null;

create function recursos_devidos(hoje date, depois bigint, limite integer)
returns table (codigo_credenciado integer, numero_ficha bigint, status_ficha smallint, codigo_etapa smallint)
language sql stable security definer set search_path = public, pg_temp as $$
  select g.codigo_credenciado, g.numero_ficha, g.status_ficha::smallint, g.codigo_etapa::smallint
    from recurso_glosa r join guia g using (codigo_credenciado, numero_ficha)
   where r.julgado_em is null and r.prazo_resposta <= hoje and r.numero_ficha > depois and g.status_ficha in (13, 14)
   order by r.numero_ficha limit limite
$$;
revoke all on function recursos_devidos(date, bigint, integer) from public;
grant execute on function recursos_devidos(date, bigint, integer) to portal_app;
