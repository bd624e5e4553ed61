-- How often the patient said no to what was asked of an event: another token may be asked for once (Produto §4).
alter table evento_guia add column tokens_rejeitados smallint not null default 0 check (tokens_rejeitados >= 0);

create function eventos_rejeitados(credenciado integer, ficha bigint) returns integer
language sql stable
  return (select count(*)::integer from evento_guia e
           where e.codigo_credenciado = credenciado and e.numero_ficha = ficha and e.status_token = 'REJEITADO');
grant execute on function eventos_rejeitados(integer, bigint) to portal_app;

-- Which provider's a guide is, for whoever speaks for its patient (Segurança A5): the application knows the card and the
-- number, and no provider. Null of any other patient's guide.
create function guia_do_paciente(ficha bigint, associado text) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select codigo_credenciado from guia where numero_ficha = ficha and codigo_associado = associado
$$;
revoke all on function guia_do_paciente(bigint, text) from public;
grant execute on function guia_do_paciente(bigint, text) to portal_app;
