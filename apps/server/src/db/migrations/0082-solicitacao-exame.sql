-- What a dentist asks of a radiology unit (Spec §3, "Exam request"; Operadora §3).
create sequence numero_solicitacao_seq start 3400001;

-- The terms of exams in the contracts of a network, from a day on: until when a request may be captured, how long its unit
-- may give it back, and until when images and reports may still come after the guide was forwarded or the run closed.
create table prazo_exame (
  rede            text not null,
  desde           date not null,
  dias_validade   smallint not null check (dias_validade > 0),
  horas_devolucao smallint not null check (horas_devolucao > 0),
  dias_imagem     smallint not null check (dias_imagem > 0),
  primary key (rede, desde)
);
revoke insert, update, delete on prazo_exame from portal_app;

-- The terms in force in a network on a day; no row before its first contract.
create function prazo_exame_em(da_rede text, dia date) returns setof prazo_exame language sql stable as $$
  select * from prazo_exame where rede = da_rede and desde <= dia order by desde desc limit 1
$$;
revoke all on function prazo_exame_em(text, date) from public;
grant execute on function prazo_exame_em(text, date) to portal_app;

-- An installation that is running has its rules already: these are added to them. A new one gets them all together.
insert into prazo_exame (rede, desde, dias_validade, horas_devolucao, dias_imagem)
select rede, '2015-01-01', 90, 24, 7 from unnest(array['AURORA', 'MERIDIANO', 'LUMINA']) as rede
 where exists (select from regra_evento);

create table solicitacao_exame (
  codigo_credenciado      integer not null references credenciado,
  numero_solicitacao      bigint not null unique default nextval('numero_solicitacao_seq'),
  codigo_associado        text not null references associado,
  codigo_plano            text not null references plano,
  -- Who asks, as it was then: it is printed on the guide of another provider.
  codigo_dentista         integer,
  nome_solicitante        text not null,
  cro_solicitante         text not null,
  uf_solicitante          text not null,
  hipotese_diagnostica    text not null,
  -- [{"sequencial", "codigoEvento", "quantidade", "justificativa", "locais": [{"codigoLocal", "foco"}], "situacao",
  -- "motivos"}]: written with the request, decided with it and read with it, so that it is no table of its own.
  eventos                 jsonb not null check (jsonb_typeof(eventos) = 'array'),
  status                  text not null check (status in ('EXPIRADA', 'CANCELADA', 'EM_ANALISE', 'CAPTURADA', 'REPROVADA',
                                                'PARCIALMENTE_APROVADA', 'APROVADA_PORTAL', 'APROVADA_AUDITORIA')),
  versao                  integer not null default 1,
  criada_em               timestamptz not null,
  atualizada_em           timestamptz not null,
  -- Until when the operator answers, while it is in analysis.
  prazo                   date,
  -- The last day of its capture, once it is approved.
  validade                date,
  -- The capture: which unit, the number that its guide has or will have, and the status that comes back with a return.
  codigo_unidade          integer references credenciado,
  numero_ficha_radiologia bigint unique,
  capturada_em            timestamptz,
  status_antes            text,
  primary key (codigo_credenciado, numero_solicitacao),
  foreign key (codigo_credenciado, codigo_dentista) references dentista,
  check ((status = 'CAPTURADA') = (codigo_unidade is not null)),
  check ((codigo_unidade is null) = (numero_ficha_radiologia is null)
         and (codigo_unidade is null) = (capturada_em is null) and (codigo_unidade is null) = (status_antes is null)),
  check ((status = 'EM_ANALISE') = (prazo is not null))
);
create index solicitacao_exame_recentes on solicitacao_exame (codigo_credenciado, criada_em desc, numero_solicitacao desc);
create index solicitacao_exame_status on solicitacao_exame (codigo_credenciado, status, criada_em desc, numero_solicitacao desc);
create index solicitacao_exame_associado
  on solicitacao_exame (codigo_credenciado, codigo_associado, criada_em desc, numero_solicitacao desc);
create index solicitacao_exame_unidade on solicitacao_exame (codigo_unidade, capturada_em desc, numero_solicitacao desc)
  where codigo_unidade is not null;
create index solicitacao_exame_validade on solicitacao_exame (validade)
  where status in ('PARCIALMENTE_APROVADA', 'APROVADA_PORTAL', 'APROVADA_AUDITORIA');

alter table solicitacao_exame enable row level security;
create policy do_credenciado on solicitacao_exame using (codigo_credenciado = (select credenciado_atual()));
-- The unit reads what it captured, and nothing else of another provider's.
create policy da_unidade on solicitacao_exame for select using (codigo_unidade = (select credenciado_atual()));
revoke delete, truncate on solicitacao_exame from portal_app;

create table historico_solicitacao (
  codigo_credenciado integer not null,
  numero_solicitacao bigint not null,
  id                 bigint generated always as identity,
  em                 timestamptz not null,
  autor              text not null,
  acao               text not null,
  de_status          text,
  para_status        text not null,
  motivo             text,
  primary key (codigo_credenciado, numero_solicitacao, id),
  foreign key (codigo_credenciado, numero_solicitacao) references solicitacao_exame
);
alter table historico_solicitacao enable row level security;
create policy do_credenciado on historico_solicitacao using (codigo_credenciado = (select credenciado_atual()));
revoke update, delete, truncate on historico_solicitacao from portal_app;

-- What was being typed: one request at a time of a patient.
create table rascunho_solicitacao (
  codigo_credenciado integer not null references credenciado,
  codigo_associado   text not null references associado,
  revisao            integer not null,
  conteudo           jsonb not null,
  salvo_em           timestamptz not null,
  primary key (codigo_credenciado, codigo_associado)
);
alter table rascunho_solicitacao enable row level security;
create policy do_credenciado on rascunho_solicitacao using (codigo_credenciado = (select credenciado_atual()));
