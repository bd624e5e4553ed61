-- The catalogue of a database that was filled before: what the first filling has since learned of ages, places,
-- companions and pediatric guides. Each rule is changed only where it still says what it was filled with, so that what
-- the operator wrote stays.

create temporary table mudanca (codigos text, campo text, antes jsonb, depois jsonb) on commit drop;
insert into mudanca values
  ('84000058 84000074', 'severidadeIdade', '"aviso"', '"excecao"'),
  ('84000058 84000074', 'fonteIdade', null, '"operadora"'),
  ('82001286 82001294 82001502 82001707 82001715', 'aceitaDenteIncluso', null, 'true'),
  ('82000280 82001510 82001529', 'regioes',
   '["AI","AS","HASD","HASE","HAID","HAIE","ASAI","S1","S2","S3","S4","S5","S6","LG","CL","AB","PA","MJ","PD","PM","RM","MA","GI","PT","TP","SM","TU","SI","FLI","FLA","UV","PP","PI","LS","LI","RL","RP","RV","RSMD","RSME","RSL"]',
   '["AS","HASD","HASE","S1","S2","S3","PA","PD","RP","PP","PI","SM","TU"]'),
  ('82000352 82001049 82001057 82001065', 'regioes',
   '["AI","AS","HASD","HASE","HAID","HAIE","ASAI","S1","S2","S3","S4","S5","S6"]',
   '["AS","HASD","HASE","S1","S2","S3"]'),
  ('82000360', 'regioes',
   '["AI","AS","HASD","HASE","HAID","HAIE","ASAI","S1","S2","S3","S4","S5","S6"]', '["AI"]'),
  ('82000387', 'regioes',
   '["AI","AS","HASD","HASE","HAID","HAIE","ASAI","S1","S2","S3","S4","S5","S6"]', '["HAID","HAIE","S4","S6"]'),
  ('82000395', 'regioes',
   '["AI","AS","HASD","HASE","HAID","HAIE","ASAI","S1","S2","S3","S4","S5","S6"]', '["PA","PD"]'),
  ('82000395', 'escopo', '"regiao"', '"beneficiario"'),
  ('82000891 82000913', 'regioes', '["AS","AI"]', '["AI"]'),
  ('82001006 82001332', 'dentes',
   '["11","12","13","14","15","16","17","18","21","22","23","24","25","26","27","28","31","32","33","34","35","36","37","38","41","42","43","44","45","46","47","48"]',
   '["11","12","13","14","15","16","17","18","21","22","23","24","25","26","27","28"]'),
  ('82000816 82000832 82000859 82000875', 'especialidades', '[1,5,10]', '[1,5,10,9]'),
  ('85100056 85200042 85200050 85200069 85200077 85200093 85200107 85200115 85200123 85200131 85200140 85200158 85200166 85200182',
   'especialidades', '[1,3,10]', '[1,3,9,10]'),
  ('85200034 85200174', 'especialidades', '[1,3,10,18]', '[1,3,9,10,18]'),
  ('85300047', 'especialidades', '[1,4,10]', '[1,4,9,10]');

do $$
declare m record;
begin
  for m in select * from mudanca loop
    update regra_evento set regra = jsonb_set(regra, array[m.campo], m.depois)
     where codigo_evento = any (string_to_array(m.codigos, ' ')) and regra->m.campo is not distinct from m.antes;
  end loop;
end
$$;

-- A new database is filled after its migrations: only one that was filled gets the pairs here.
insert into exclusao_evento (id, exclusao)
select (select coalesce(max(id), 0) from exclusao_evento) + row_number() over (),
       jsonb_build_object('a', p.a, 'b', p.b, 'onde', p.onde, 'quando', p.quando, 'prevalece', 'a',
                          'codigoGlosa', p.glosa, 'admiteJustificativa', p.admite) || p.resto
  from (values
    ('exodontia', 'dessensibilizacao', 'dente', 'mesmaGuia', '3286', true, '{}'::jsonb),
    ('endodontia', '85100056', 'dente', 'mesmaGuia', '3008', false, '{}'),
    ('retratamento', '85100056', 'dente', 'mesmaGuia', '3008', false, '{}'),
    ('endodontia', '85200034', 'dente', 'antes', '3286', true, '{}'),
    ('endodontia', '85200042', 'dente', 'antes', '3286', true, '{}'),
    ('retratamento', '85200034', 'dente', 'antes', '3286', true, '{}'),
    ('retratamento', '85200042', 'dente', 'antes', '3286', true, '{}'),
    ('85400092', 'restauracao', 'dente', 'antes', '3286', true, '{}'),
    ('85400106', 'restauracao', 'dente', 'antes', '3286', true, '{}'),
    ('85400114', 'restauracao', 'dente', 'antes', '3286', true, '{}'),
    ('85400149', 'restauracao', 'dente', 'antes', '3286', true, '{}'),
    ('85400157', 'restauracao', 'dente', 'antes', '3286', true, '{}'),
    ('85400165', 'restauracao', 'dente', 'antes', '3286', true, '{}'),
    ('85400173', 'restauracao', 'dente', 'antes', '3286', true, '{}'),
    ('coroaDeciduo', 'restauracao', 'dente', 'antes', '3286', true, '{}'),
    ('coroaImplante', 'restauracao', 'dente', 'antes', '3286', true, '{}'),
    ('coroaDeciduo', 'restauracao', 'dente', 'mesmaGuia', '3286', true, '{}'),
    ('81000065', '81000030', 'beneficiario', 'antes', '3016', true, '{"dias": 30}')
  ) as p (a, b, onde, quando, glosa, admite, resto)
 where exists (select from regra_evento)
   and not exists (select from exclusao_evento e
                    where e.exclusao->>'a' = p.a and e.exclusao->>'b' = p.b and e.exclusao->>'quando' = p.quando);
