-- The guide (GTO, ficha) and all that hangs on it. Spec §3, §4; product.md, "The life of a guide".

create sequence numero_ficha_seq start 700000001;
create sequence senha_seq start 90000001;

create table guia (
  numero_ficha           bigint primary key,
  codigo_credenciado     integer not null references credenciado,
  codigo_associado       text not null references associado,
  codigo_plano           text not null references plano,
  codigo_especialidade   smallint not null,
  codigo_tipo_atendimento smallint not null,
  codigo_dentista        integer references dentista,
  emergencia             boolean not null default false,
  recem_nato             boolean not null default false,
  ident_origem           text,
  numero_ficha_principal bigint references guia,
  status_ficha           smallint not null check (status_ficha between -1 and 20),
  codigo_etapa           smallint not null check (codigo_etapa between 1 and 6),
  status_auditoria       text not null default 'NAO_SE_APLICA',
  versao                 integer not null default 1,
  bloqueada              boolean not null default false,
  motivo_bloqueio        text,
  senha                  text not null,
  validade_senha         date not null,
  liberada_em            timestamptz not null,
  enviada_em             timestamptz,
  data_autorizacao       date,
  justificativa_tecnica  text,
  assinada_em            timestamptz,
  assinada_por           text,
  assinatura_hash        text,
  cancelada_em           timestamptz,
  motivo_cancelamento    text,
  prazo                  date,
  quantidade_eventos     smallint not null default 0,
  valor_total_centavos   integer not null default 0,
  atualizada_em          timestamptz not null
);
-- The searches of Spec §7, newest first by keyset (liberada_em, numero_ficha).
create index guia_recentes on guia (codigo_credenciado, liberada_em desc, numero_ficha desc);
create index guia_associado on guia (codigo_credenciado, codigo_associado, liberada_em desc, numero_ficha desc);
create index guia_status on guia (codigo_credenciado, status_ficha, liberada_em desc, numero_ficha desc);
create index guia_especialidade on guia (codigo_credenciado, codigo_especialidade, liberada_em desc, numero_ficha desc);
create index guia_tipo on guia (codigo_credenciado, codigo_tipo_atendimento, liberada_em desc, numero_ficha desc);
create index guia_principal on guia (numero_ficha_principal) where numero_ficha_principal is not null;

create table evento_guia (
  numero_ficha           bigint not null references guia,
  sequencial_inclusao    smallint not null check (sequencial_inclusao > 0),
  sequencial_evento      smallint not null default 1,
  codigo_credenciado     integer not null,
  codigo_associado       text not null,
  codigo_evento          text not null,
  dente                  text,
  regiao                 text,
  faces                  text,
  quantidade             smallint not null check (quantidade > 0),
  valor_centavos         integer not null,
  copart_centavos        integer not null,
  autorizacao            smallint not null check (autorizacao between 0 and 4),
  tipo_acao              text,
  data_autorizacao       date,
  data_realizacao        date,
  exige_token            boolean not null default false,
  status_token           text not null default 'NAO_SOLICITADO',
  numero_token           text,
  data_solicitacao_token timestamptz,
  status_envio           text not null default 'PENDENTE',
  motivos                jsonb not null default '[]',
  valor_pago_centavos    integer,
  valor_glosado_centavos integer,
  primary key (numero_ficha, sequencial_inclusao),
  check (dente is null or regiao is null)
);
-- What was done to a patient, by any provider: the frequency rules read it.
create index evento_guia_historico on evento_guia (codigo_associado, data_realizacao)
  where data_realizacao is not null and autorizacao in (1, 4);

create table rascunho_guia (
  numero_ficha       bigint primary key references guia,
  codigo_credenciado integer not null,
  revisao            integer not null,
  conteudo           jsonb not null,
  salvo_em           timestamptz not null
);

create table observacao_guia (
  numero_ficha       bigint not null references guia,
  sequencial         smallint not null,
  codigo_credenciado integer not null,
  autor              text not null check (autor in ('credenciado', 'operadora')),
  tipo               text not null check (tipo in ('observacao', 'justificativa')),
  descricao          text not null,
  criada_em          timestamptz not null,
  primary key (numero_ficha, sequencial)
);

create table ocorrencia_guia (
  numero_ficha       bigint not null references guia,
  numero_ocorrencia  integer not null,
  codigo_credenciado integer not null,
  criada_em          timestamptz not null,
  primary key (numero_ficha, numero_ocorrencia)
);

create table historico_guia (
  id                 bigint generated always as identity primary key,
  numero_ficha       bigint not null references guia,
  codigo_credenciado integer not null,
  em                 timestamptz not null,
  autor              text not null,
  acao               text not null,
  de_status          smallint,
  para_status        smallint not null,
  de_etapa           smallint,
  para_etapa         smallint not null,
  motivo             text
);
create index historico_guia_numero on historico_guia (numero_ficha, id);
revoke update, delete on historico_guia from portal_app;

create table imagem_guia (
  numero_ficha       bigint not null references guia,
  sequencial         smallint not null,
  codigo_credenciado integer not null,
  codigo_associado   text not null,
  nome_arquivo       text not null,
  tipo               text not null,
  bytes              integer not null,
  largura            integer,
  altura             integer,
  paginas            smallint not null default 1,
  momento            text not null check (momento in ('inicial', 'final')),
  dente              text,
  sha256             text not null,
  enviada_em         timestamptz not null,
  removida_em        timestamptz,
  primary key (numero_ficha, sequencial)
);
create unique index imagem_guia_repetida on imagem_guia (numero_ficha, sha256) where removida_em is null;
create index imagem_guia_dia on imagem_guia (codigo_credenciado, enviada_em);

do $$
declare tabela text;
begin
  foreach tabela in array array['guia', 'evento_guia', 'rascunho_guia', 'observacao_guia', 'ocorrencia_guia',
                                'historico_guia', 'imagem_guia'] loop
    execute format('alter table %I enable row level security', tabela);
    execute format('create policy do_credenciado on %I using (codigo_credenciado = (select credenciado_atual()))', tabela);
  end loop;
end $$;

-- The clinical history that the frequency rules need crosses providers, so it is the one reading that goes past
-- row-level security; it tells what and when, and only whether it was this provider.
create function historico_associado(associado text, desde date)
returns table (codigo_evento text, dente text, regiao text, faces text, data date, proprio boolean, numero_ficha bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select e.codigo_evento, e.dente, e.regiao, e.faces, e.data_realizacao,
         e.codigo_credenciado = credenciado_atual(),
         case when e.codigo_credenciado = credenciado_atual() then e.numero_ficha end
    from evento_guia e
   where e.codigo_associado = associado and e.data_realizacao >= desde
     and e.data_realizacao is not null and e.autorizacao in (1, 4)
   order by e.data_realizacao desc
$$;
revoke all on function historico_associado(text, date) from public;
grant execute on function historico_associado(text, date) to portal_app;

-- Open screens learn of a change the moment it commits.
create function avisa_guia() returns trigger language plpgsql as $$
begin
  perform pg_notify('guia', new.codigo_credenciado || ':' || new.numero_ficha || ':' || new.versao);
  return null;
end $$;
create trigger guia_mudou after update of versao on guia for each row execute function avisa_guia();
