-- The teeth that an exam of a region is about are a list of their own beside what is looked for there ("dentes"): a tooth
-- chosen on the odontogram was written into "foco" as words, which nothing reads back any more. Requests and drafts that
-- say it so are carried over; what a person wrote stays as it is.
create function pg_temp.com_dentes(exames jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(
           exame || jsonb_build_object('locais', (
             select coalesce(jsonb_agg(
                      case when lugar ->> 'foco' ~ '^dentes? \d\d(, \d\d)*( e \d\d)?$'
                           then lugar || jsonb_build_object('foco', '', 'dentes', (
                                  select jsonb_agg(achado[1] order by achado[1])
                                    from regexp_matches(lugar ->> 'foco', '\d\d', 'g') as m (achado)))
                           else lugar end order by i), '[]')
               from jsonb_array_elements(exame -> 'locais') with ordinality as l (lugar, i)))
           order by n), '[]')
    from jsonb_array_elements(exames) with ordinality as e (exame, n)
$$;

update solicitacao_exame
   set eventos = pg_temp.com_dentes(eventos)
 where jsonb_path_exists(eventos, '$[*].locais[*].foco ? (@ like_regex "^dentes? [0-9]")');

update rascunho_solicitacao
   set conteudo = conteudo || jsonb_build_object('eventos', pg_temp.com_dentes(conteudo -> 'eventos'))
 where jsonb_path_exists(conteudo, '$.eventos[*].locais[*].foco ? (@ like_regex "^dentes? [0-9]")');
