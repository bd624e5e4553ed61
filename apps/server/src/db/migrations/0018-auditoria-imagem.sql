-- Words may stand in an image's place only where they tell why none could be made; until now the policy took any.
alter table politica_auditoria drop constraint politica_auditoria_tipo_check;
-- termoSemImagem: how a word begins that forbids or prevents a radiograph, without accents.
alter table politica_auditoria
  add check (tipo in ('termoClinico', 'termoSemImagem', 'ladoMinimo', 'contrasteMinimo'));
insert into politica_auditoria (tipo, valor) select 'termoSemImagem', unnest(array[
  'gesta', 'gravid', 'radioterap', 'trismo', 'nausea', 'recus', 'deficien', 'acamad']);
insert into submotivo_glosa (codigo, codigo_glosa, natureza, texto, como_evitar) values
  ('semImagem', '3081', 'administrativa',
   'A imagem inicial não foi enviada, e a justificativa não diz o que impediu o exame.',
   'Envie a imagem antes da auditoria ou diga o que impede o exame: gestação, radioterapia, recusa do paciente, por exemplo.');
