-- The end of the plan that a guide is charged to, or of the member, whichever comes first: `{"dia": "2026-11-22"}`. Of a
-- member made inactive without one the day is null; where no end is known there is nothing.
create function fim_cobertura(associado text, plano text) returns jsonb
language sql stable
  return (select case when least(p.fim, a.exclusao) is not null or a.situacao = 'inativo'
                      then jsonb_build_object('dia', least(p.fim, a.exclusao)) end
            from associado a left join associado_plano p on p.codigo_associado = a.codigo and p.codigo_plano = plano
           where a.codigo = associado);
grant execute on function fim_cobertura(text, text) to portal_app;
