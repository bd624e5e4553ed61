-- What ends the attendance of the patient of a guide, and which end it is: `{"dia": "2026-11-22", "motivo": "cartao"}`. The
-- first of the plan's (or the member's own) and the card's; a suspension, and a member made inactive, have no day and stop
-- all. `fim_cobertura` stays what the plan says, and is all that the former release asks.
create function fim_atendimento(associado text, plano text) returns jsonb
language sql stable
  return (select case when a.situacao = 'suspenso' then jsonb_build_object('dia', null, 'motivo', 'suspensao')
                      when f.fim is null and a.validade_cartao is null then null
                      when f.fim is null or a.validade_cartao < (f.fim ->> 'dia')::date
                        then jsonb_build_object('dia', a.validade_cartao, 'motivo', 'cartao')
                      else f.fim || '{"motivo": "plano"}' end
            from associado a cross join lateral (select fim_cobertura(associado, plano) as fim) f
           where a.codigo = associado);
grant execute on function fim_atendimento(text, text) to portal_app;

-- The last day on which all that is done of a guide may still be forwarded to payment; none once it was, and while no term
-- runs.
create function apresentar_guia_ate(credenciado integer, ficha bigint) returns date
language sql stable
  return (select min(e.apresentar_ate) from evento_guia e
           where e.codigo_credenciado = credenciado and e.numero_ficha = ficha and e.autorizacao in (1, 4)
             and e.data_realizacao is not null and not e.nao_realizado
             and not exists (select from encaminhamento n
                              where n.codigo_credenciado = credenciado and n.numero_ficha = ficha));
grant execute on function apresentar_guia_ate(integer, bigint) to portal_app;
