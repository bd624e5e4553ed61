-- The months of which a patient has a maintenance that is of no guide of this treatment, done or still to be done: there is
-- one a calendar month (Operadora §2), whoever does it. Whose it is is told to nobody.
create function meses_manutencao(associado text, tratamento bigint) returns text[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct mes), '{}') from (
    -- What is still to be done keeps the month of its password, which ends with it (8).
    select to_char(coalesce(p.data_realizacao, case when g.codigo_tipo_atendimento = 8 then g.validade_senha end),
                   'YYYY-MM') as mes
      from prontuario p join guia g using (codigo_credenciado, numero_ficha)
     where p.codigo_associado = associado and p.desloca and not g.recem_nato
       and g.numero_tratamento is distinct from tratamento
       and p.codigo_evento = any ((select eventos_ortodontia('manutencao'))::text[])) manutencao
   where mes is not null
$$;
revoke all on function meses_manutencao(text, bigint) from public;
grant execute on function meses_manutencao(text, bigint) to portal_app;
