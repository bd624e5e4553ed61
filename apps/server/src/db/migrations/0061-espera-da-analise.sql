-- A date that was told late waits for a decision as long as somebody holds its place: the days of presentation stand still
-- meanwhile, for the whole guide (Operadora §1).
alter table evento_guia add column dias_parados smallint not null default 0;

-- The guides that wait so for what others do to the same patient, of any provider: the operator's work looks at them again
-- when something of the patient's record changes.
create function esperas_de(associado text) returns table (codigo_credenciado integer, numero_ficha bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select g.codigo_credenciado, g.numero_ficha from guia g
   where g.codigo_associado = associado and g.status_ficha = 2 and g.codigo_etapa = 5
     and exists (select from evento_guia e
                  where (e.codigo_credenciado, e.numero_ficha) = (g.codigo_credenciado, g.numero_ficha)
                    and e.autorizacao = 2 and e.tardio_em is not null)
$$;
revoke all on function esperas_de(text) from public;
grant execute on function esperas_de(text) to portal_app;

-- The events of a guide whose date is told and would not be paid as it is: each carries the notice of it.
create function eventos_nao_pagos(credenciado integer, ficha bigint) returns integer
language sql stable
  return (select count(*)::integer from evento_guia e
           where e.codigo_credenciado = credenciado and e.numero_ficha = ficha and e.autorizacao in (1, 4)
             and e.data_realizacao is not null and not e.nao_realizado
             and jsonb_path_exists(e.motivos, '$[*] ? (@.severidade == "aviso" && @.campo == "data")'));
grant execute on function eventos_nao_pagos(integer, bigint) to portal_app;
