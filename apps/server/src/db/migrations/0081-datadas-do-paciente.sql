-- The guides of a patient, of any provider, of which something is done and not forwarded yet: what another guide of hers
-- comes to say may make the notice of a day untrue. For the operator's work alone.
create function datadas_de(associado text) returns table (codigo_credenciado integer, numero_ficha bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select g.codigo_credenciado, g.numero_ficha from guia g
   where g.codigo_associado = associado and g.status_ficha in (1, 7, 17)
     and exists (select from evento_guia e
                  where (e.codigo_credenciado, e.numero_ficha) = (g.codigo_credenciado, g.numero_ficha)
                    and e.autorizacao in (1, 4) and e.data_realizacao is not null and not e.nao_realizado)
$$;
revoke all on function datadas_de(text) from public;
grant execute on function datadas_de(text) to portal_app;
