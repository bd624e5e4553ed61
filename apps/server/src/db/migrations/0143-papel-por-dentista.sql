-- What was asked for on paper is counted as the rest of the digital tools is (Spec §5.12): of the dentists that a login sees
-- (0: what names none, by the provider's own registration), or of all where none are named, as a server before this one asks.
drop function exames_em_papel(timestamptz);
create function exames_em_papel(desde timestamptz, dentistas integer[] default null) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer from guia g join credenciado u on u.codigo = g.codigo_credenciado
   where g.numero_pedido_exame is null and g.cancelada_em is null and g.liberada_em >= desde
     and u.rede = (select rede from credenciado where codigo = credenciado_atual())
     and g.tipo_solicitante = 'CREDENCIADO'
     and (g.cro_solicitante, g.uf_solicitante) in (
           select cro, uf_cro from credenciado
            where codigo = credenciado_atual() and (dentistas is null or 0 = any (dentistas))
            union select cro, uf from dentista
            where codigo_credenciado = credenciado_atual() and (dentistas is null or codigo = any (dentistas)))
$$;
revoke all on function exames_em_papel(timestamptz, integer[]) from public;
grant execute on function exames_em_papel(timestamptz, integer[]) to portal_app;
