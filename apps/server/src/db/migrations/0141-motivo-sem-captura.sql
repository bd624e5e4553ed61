-- Why a request is not captured (Operadora §3), told to whoever says all three that its capture asks for: its status, its last
-- day, and what ends the attendance of its patient. To anybody else it does not exist.
create function motivo_sem_captura(numero bigint, associado text, nascida text)
returns table (status text, validade date, fim jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.status, s.validade, fim_atendimento(s.codigo_associado, s.codigo_plano)
    from solicitacao_exame s
   where s.numero_solicitacao = numero and confere_captura(numero, associado, nascida)
$$;
revoke all on function motivo_sem_captura(bigint, text, text) from public;
grant execute on function motivo_sem_captura(bigint, text, text) to portal_app;
