-- Appeals of what the payment denied (Spec §7.2; Operadora §4). One a guide, ever: the key says so.
create sequence protocolo_recurso_seq;
create table recurso_glosa (
  codigo_credenciado integer not null references credenciado,
  numero_ficha       bigint not null,
  -- Told to the provider, and printed.
  protocolo          text not null default 'R' || lpad(nextval('protocolo_recurso_seq')::text, 11, '0')
                     check (length(protocolo) = 12),
  login              integer not null,
  nome               text not null,
  enviado_em         timestamptz not null,
  -- The day on which the statement told of the denial, and until when the contract lets it be appealed and answered.
  data_glosa         date not null,
  prazo_recurso      date not null,
  prazo_resposta     date not null,
  julgado_em         timestamptz,
  primary key (codigo_credenciado, numero_ficha),
  foreign key (codigo_credenciado, numero_ficha) references guia
);
create index recurso_glosa_enviado on recurso_glosa (codigo_credenciado, enviado_em);

-- Every denied event of an appealed guide: appealed, given up with a reason, or left out.
create table recurso_item (
  codigo_credenciado  integer not null,
  numero_ficha        bigint not null,
  sequencial_inclusao smallint not null,
  destino             text not null check (destino in ('recorrido', 'desistido', 'omitido')),
  codigos_glosa       text[] not null,
  tipo_glosa          text not null check (tipo_glosa in ('G', 'R')),
  justificativa       text not null default '' check (length(justificativa) <= 500),
  motivo              text,
  -- What is said now of the event's place or day.
  dente_novo          text,
  data_nova           date,
  recursado_centavos  integer not null,
  decisao             text check (decisao in ('A', 'R', 'I')),
  liberado_centavos   integer,
  codigo_resposta     text,
  razao               text,
  primary key (codigo_credenciado, numero_ficha, sequencial_inclusao),
  foreign key (codigo_credenciado, numero_ficha) references recurso_glosa,
  foreign key (codigo_credenciado, numero_ficha, sequencial_inclusao) references evento_guia,
  check ((destino = 'desistido') = (motivo is not null)),
  check (recursado_centavos >= 0 and (destino = 'recorrido') = (recursado_centavos > 0)),
  check ((decisao is null) = (liberado_centavos is null) and (decisao is null) = (codigo_resposta is null)),
  check (decisao is null or liberado_centavos = case decisao when 'A' then recursado_centavos else 0 end)
);
-- What was won before against a denial.
create index recurso_item_ganho on recurso_item using gin (codigos_glosa) where decisao is not null;

-- What an event's appeal shows: images of the provider's guides of the same patient.
create table recurso_anexo (
  codigo_credenciado  integer not null,
  numero_ficha        bigint not null,
  sequencial_inclusao smallint not null,
  tipo                text not null check (tipo in ('imagemInicial', 'imagemFinal', 'laudo', 'documento')),
  ficha_imagem        bigint not null,
  sequencial_imagem   smallint not null,
  primary key (codigo_credenciado, numero_ficha, sequencial_inclusao, tipo, ficha_imagem, sequencial_imagem),
  foreign key (codigo_credenciado, numero_ficha, sequencial_inclusao) references recurso_item,
  foreign key (codigo_credenciado, ficha_imagem, sequencial_imagem) references imagem_guia
);

-- What may still be appealed, and what a patient's archive holds.
create index repasse_evento_glosado on repasse_evento (codigo_credenciado, fechamento, numero_ficha)
  where glosa_centavos > 0 and not recurso;
create index imagem_guia_associado on imagem_guia (codigo_credenciado, codigo_associado) where removida_em is null;

do $$
declare tabela text;
begin
  foreach tabela in array array['recurso_glosa', 'recurso_item', 'recurso_anexo'] loop
    execute format('alter table %I enable row level security', tabela);
    execute format('create policy do_credenciado on %I using (codigo_credenciado = (select credenciado_atual()))', tabela);
    execute format('revoke update, delete, truncate on %I from portal_app', tabela);
  end loop;
end $$;
-- An appeal is decided; what was sent stays.
grant update (julgado_em) on recurso_glosa to portal_app;
grant update (decisao, liberado_centavos, codigo_resposta, razao) on recurso_item to portal_app;

alter table imagem_guia drop constraint imagem_guia_momento_check;
alter table imagem_guia add constraint imagem_guia_momento_check check (momento in ('inicial', 'final', 'recurso'));

alter table notificacao drop constraint notificacao_tipo_check;
alter table notificacao add constraint notificacao_tipo_check
  check (tipo in ('GUIA', 'PAGAMENTO', 'RECURSO', 'DEMONSTRATIVO', 'ALVARA'));

-- As before (0020-chaves.sql): a file brought to an appeal decides nothing until the appeal is sent.
create or replace function precisa_conteudo(credenciado integer, ficha bigint, enviada timestamptz,
                                 removida timestamptz, apagada timestamptz, agora timestamptz)
returns boolean language sql stable
  return apagada is null and (
    removida is null
    or removida > agora - make_interval(days => (select dias from retencao where tipo = 'imagemRemovida'))
    or exists (
      select from historico_guia h
       where h.codigo_credenciado = credenciado and h.numero_ficha = ficha
         and h.em between enviada and removida
         and h.acao not in ('uploadImagem', 'attachRecurso', 'updateImagem', 'deleteImagem', 'createObservacao',
                            'createOcorrencia', 'deleteOcorrencia', 'lock', 'unlock')));

-- Guides that were in appeal before there were appeals: what was denied of them was appealed without a word.
insert into recurso_glosa (codigo_credenciado, numero_ficha, login, nome, enviado_em, data_glosa, prazo_recurso,
                           prazo_resposta, julgado_em)
  select g.codigo_credenciado, g.numero_ficha, g.codigo_credenciado, c.nome, h.em, r.publicacao,
         r.publicacao + case c.rede when 'LUMINA' then 180 else 30 end,
         (h.em at time zone 'America/Sao_Paulo')::date + case c.rede when 'LUMINA' then 180 else 30 end,
         case when g.status_ficha = 15 then g.atualizada_em end
    from guia g join credenciado c on c.codigo = g.codigo_credenciado
    cross join lateral (select max(v.em) as em from historico_guia v
                         where v.codigo_credenciado = g.codigo_credenciado and v.numero_ficha = g.numero_ficha
                           and v.para_status = 13) h
    cross join lateral (select max(p.publicacao) as publicacao
                          from repasse_evento e join repasse p using (codigo_credenciado, fechamento)
                         where e.codigo_credenciado = g.codigo_credenciado and e.numero_ficha = g.numero_ficha
                           and not e.recurso and e.glosa_centavos > 0) r
   where g.status_ficha in (13, 14, 15) and h.em is not null and r.publicacao is not null;
insert into recurso_item (codigo_credenciado, numero_ficha, sequencial_inclusao, destino, codigos_glosa, tipo_glosa,
                          recursado_centavos, decisao, liberado_centavos, codigo_resposta, razao)
  select e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao, 'recorrido',
         array(select jsonb_path_query(e.glosas, '$[*].codigoGlosa') #>> '{}'), 'G', e.glosa_centavos,
         case when a.julgado_em is not null then 'R' end, case when a.julgado_em is not null then 0 end,
         case when a.julgado_em is not null then '2902' end,
         case when a.julgado_em is not null then 'O recurso não trouxe nada do que a glosa pede.' end
    from recurso_glosa a join repasse_evento e using (codigo_credenciado, numero_ficha)
   where not e.recurso and e.glosa_centavos > 0;
