-- Which events an image is for, as [{"numeroSequencialInclusao": 1, "codigoLocalizacao": "16"}]: the place is the one that
-- the event had when it was said, so that an event of the draft that moves is another question. Null where nobody said:
-- then the image's tooth tells (domain, isImagemDoEvento).
alter table imagem_guia add column eventos jsonb check (jsonb_typeof(eventos) = 'array');

-- An image without a tooth answered for every event of its guide until now: it goes on doing so by name.
update imagem_guia i set eventos = coalesce(
  (select jsonb_agg(jsonb_build_object('numeroSequencialInclusao', e.sequencial_inclusao,
                                       'codigoLocalizacao', coalesce(e.dente, e.regiao)) order by e.sequencial_inclusao)
     from evento_guia e where e.numero_ficha = i.numero_ficha),
  (select jsonb_agg(jsonb_build_object('numeroSequencialInclusao', (item ->> 'sequencial')::integer,
                                       'codigoLocalizacao', coalesce(item ->> 'dente', item ->> 'regiao')))
     from rascunho_guia r, jsonb_array_elements(r.conteudo -> 'itens') item where r.numero_ficha = i.numero_ficha))
 where i.dente is null;

-- When an image became evidence, and the step that counted on it: from then on it is part of the record.
alter table imagem_guia
  add column congelada_em timestamptz,
  add column congelada_por text,
  add check ((congelada_em is null) = (congelada_por is null)),
  add check (congelada_em is null or removida_em is null);

update imagem_guia i set congelada_em = h.em, congelada_por = h.acao
  from (select distinct on (v.numero_ficha, v.sequencial) v.numero_ficha, v.sequencial, h.em, h.acao
          from imagem_guia v join historico_guia h on h.numero_ficha = v.numero_ficha and h.em >= v.enviada_em
         where v.removida_em is null and h.acao in ('send', 'concludeAuditoria', 'sign', 'processPagamento')
         order by v.numero_ficha, v.sequencial, h.em, h.id) h
 where i.numero_ficha = h.numero_ficha and i.sequencial = h.sequencial;

-- The standard deviation of the image's grey, 0 to 128: nothing is seen where all is the same. Null where it came before.
alter table imagem_guia add column contraste real check (contraste >= 0);

-- As before (0008-retencao.sql); to say for which events an image is decides nothing either.
create or replace function precisa_conteudo(credenciado integer, ficha bigint, enviada timestamptz,
                                 removida timestamptz, apagada timestamptz, agora timestamptz)
returns boolean language sql stable
  return apagada is null and (
    removida is null
    or removida > agora - make_interval(days => (select dias from retencao where tipo = 'imagemRemovida'))
    or exists (
      select from historico_guia h
       where h.numero_ficha = ficha and h.em between enviada and removida
         and h.acao not in ('uploadImagem', 'updateImagem', 'deleteImagem', 'createObservacao', 'createOcorrencia',
                            'deleteOcorrencia', 'lock', 'unlock')));

-- The demonstration's audit, as data: what its policy knows, each row for a while (operadora.md 1).
create table politica_auditoria (
  -- termoClinico: how a word of a clinical reason begins, without accents; ladoMinimo: points of the shorter side of an
  -- image; contrasteMinimo: as imagem_guia.contraste.
  tipo   text not null check (tipo in ('termoClinico', 'ladoMinimo', 'contrasteMinimo')),
  valor  text not null,
  inicio date not null default '2020-01-01',
  fim    date check (fim >= inicio),
  primary key (tipo, valor, inicio)
);
insert into politica_auditoria (tipo, valor) values ('ladoMinimo', '200'), ('contrasteMinimo', '4');
insert into politica_auditoria (tipo, valor) select 'termoClinico', unnest(array[
  'fratur', 'recidiv', 'carie', 'dor', 'dolor', 'perda', 'perfura', 'infec', 'infiltra', 'absces', 'trauma', 'necros', 'pulpi',
  'fistul', 'lesao', 'mobilidade', 'sangra', 'gengiv', 'periodont', 'sensibil', 'exposi', 'desgast', 'bruxism', 'risco', 'canal',
  'bifurca', 'deslo', 'soltou', 'gestante', 'reabsor', 'edema', 'alveol', 'xerostom', 'diabet', 'radioterap']);

-- Why an event was denied, more closely than table 38 tells.
create table submotivo_glosa (
  codigo       text not null,
  codigo_glosa text not null,
  natureza     text not null check (natureza in ('administrativa', 'tecnica')),
  texto        text not null,
  como_evitar  text not null,
  inicio       date not null default '2020-01-01',
  fim          date check (fim >= inicio),
  primary key (codigo, inicio)
);
insert into submotivo_glosa (codigo, codigo_glosa, natureza, texto, como_evitar) values
  ('semMotivoClinico', '3034', 'tecnica',
   'A justificativa da repetição antes do prazo não diz nenhum motivo clínico.',
   'Diga o que foi visto no exame: fratura, recidiva de cárie, dor, perda da restauração, por exemplo.'),
  ('imagemIlegivel', '3031', 'tecnica',
   'A imagem inicial não pode ser lida: é pequena demais ou não tem contraste.',
   'Envie outra imagem, no tamanho em que foi feita e com contraste em que se distingam as estruturas.'),
  ('situacaoInicial', '3066', 'tecnica',
   'O evento contraria a situação inicial registrada do paciente: o dente está ausente.',
   'Confira o dente no odontograma e a situação inicial do paciente antes de pedir o evento.');

-- Working days for the operator to answer what it analyses (RN 623).
create table prazo_analise (
  tipo      text not null check (tipo in ('urgencia', 'comum', 'altaComplexidade')),
  dias      integer not null check (dias >= 0),
  -- The waiting-period classes whose events are of high complexity.
  classes   text[] not null default '{}',
  inicio    date not null default '2020-01-01',
  fim       date check (fim >= inicio),
  primary key (tipo, inicio)
);
insert into prazo_analise (tipo, dias, classes) values
  ('urgencia', 0, '{}'), ('comum', 5, '{}'), ('altaComplexidade', 10, '{implante,especial}');

revoke insert, update, delete on politica_auditoria, submotivo_glosa, prazo_analise from portal_app;
