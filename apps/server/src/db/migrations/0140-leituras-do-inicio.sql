-- What was forwarded is known by the status that a guide got (Interface S01), and is counted with each home: by its index it
-- is read alone, and not among all that ever happened to the provider's guides.
create index historico_guia_encaminhamento on historico_guia (codigo_credenciado, em) include (numero_ficha, para_status)
  where para_status in (10, 20);
drop index historico_guia_encaminhada;

-- As before, but what the plan says is asked once, and not with each place that names it: every guide that is told is told
-- with its end.
create or replace function fim_atendimento(associado text, plano text) returns jsonb
language sql stable
  return (select case when a.situacao = 'suspenso' then jsonb_build_object('dia', null, 'motivo', 'suspensao')
                      when f.fim is null and a.validade_cartao is null then null
                      when f.fim is null or a.validade_cartao < (f.fim ->> 'dia')::date
                        then jsonb_build_object('dia', a.validade_cartao, 'motivo', 'cartao')
                      else f.fim || '{"motivo": "plano"}' end
            from associado a cross join lateral (select fim_cobertura(associado, plano) as fim offset 0) f
           where a.codigo = associado);
