-- What a clinic brings of its bank's statement, and which runs it says these deposits pay. It is the clinic's own book: it
-- never changes a figure of the operator's (Operadora §4).

-- What was done, in its order: each can be undone by itself, for as long as the book is kept.
create table conciliacao_acao (
  codigo_credenciado integer not null references credenciado,
  numero             integer not null,
  tipo               text not null check (tipo in ('importacao', 'par', 'recusa', 'diferenca')),
  -- Of an import: the file's name, null of what was typed; and until its last page is here nothing of it counts.
  arquivo            text,
  aberta             boolean not null default false,
  feita_em           timestamptz not null,
  feita_por          text not null,
  desfeita_em        timestamptz,
  desfeita_por       text,
  primary key (codigo_credenciado, numero),
  check ((desfeita_em is null) = (desfeita_por is null)),
  check (tipo = 'importacao' or (arquivo is null and not aberta))
);

create table deposito (
  codigo_credenciado integer not null,
  numero             integer not null,
  importacao         integer not null,
  -- All that tells it from another deposit of the provider, whatever file told it (Operadora §4).
  identidade         text not null,
  conta              text not null,
  dia                date not null,
  centavos           bigint not null check (centavos > 0),
  historico          text not null,
  -- The words of the line that come again from month to month.
  padrao             text not null,
  documento          text not null,
  -- Its import is whole and was not undone.
  vale               boolean not null default false,
  primary key (codigo_credenciado, numero),
  foreign key (codigo_credenciado, importacao) references conciliacao_acao
);
create unique index deposito_identidade on deposito (codigo_credenciado, identidade) where vale;
create index deposito_dia on deposito (codigo_credenciado, dia, numero) where vale;
create index deposito_importacao on deposito (codigo_credenciado, importacao);

-- Cents of a deposit that pay a run.
create table conciliacao_parte (
  codigo_credenciado integer not null,
  acao               integer not null,
  deposito           integer not null,
  fechamento         date not null,
  centavos           bigint not null check (centavos > 0),
  metodo             text not null check (metodo in ('exata', 'regra', 'memoria', 'manual')),
  vale               boolean not null default true,
  primary key (codigo_credenciado, acao, deposito, fechamento),
  foreign key (codigo_credenciado, acao) references conciliacao_acao,
  foreign key (codigo_credenciado, deposito) references deposito,
  foreign key (codigo_credenciado, fechamento) references repasse
);
create index conciliacao_parte_deposito on conciliacao_parte (codigo_credenciado, deposito) where vale;
create index conciliacao_parte_repasse on conciliacao_parte (codigo_credenciado, fechamento) where vale;

-- A pair that is not offered again.
create table conciliacao_recusa (
  codigo_credenciado integer not null,
  acao               integer not null,
  deposito           integer not null,
  fechamento         date not null,
  vale               boolean not null default true,
  primary key (codigo_credenciado, acao, deposito, fechamento),
  foreign key (codigo_credenciado, acao) references conciliacao_acao,
  foreign key (codigo_credenciado, deposito) references deposito,
  foreign key (codigo_credenciado, fechamento) references repasse
);
create index conciliacao_recusa_repasse on conciliacao_recusa (codigo_credenciado, fechamento) where vale;

-- What a run did not bring, and what the clinic puts it down to.
create table conciliacao_diferenca (
  codigo_credenciado integer not null,
  acao               integer not null,
  ordem              smallint not null,
  fechamento         date not null,
  tipo               text not null check (tipo in ('glosa', 'retencao', 'ajuste')),
  centavos           bigint not null check (centavos > 0),
  texto              text not null,
  vale               boolean not null default true,
  primary key (codigo_credenciado, acao, ordem),
  foreign key (codigo_credenciado, acao) references conciliacao_acao,
  foreign key (codigo_credenciado, fechamento) references repasse
);
create index conciliacao_diferenca_repasse on conciliacao_diferenca (codigo_credenciado, fechamento) where vale;

alter table conciliacao_acao enable row level security;
alter table deposito enable row level security;
alter table conciliacao_parte enable row level security;
alter table conciliacao_recusa enable row level security;
alter table conciliacao_diferenca enable row level security;
create policy do_credenciado on conciliacao_acao using (codigo_credenciado = (select credenciado_atual()));
create policy do_credenciado on deposito using (codigo_credenciado = (select credenciado_atual()));
create policy do_credenciado on conciliacao_parte using (codigo_credenciado = (select credenciado_atual()));
create policy do_credenciado on conciliacao_recusa using (codigo_credenciado = (select credenciado_atual()));
create policy do_credenciado on conciliacao_diferenca using (codigo_credenciado = (select credenciado_atual()));
revoke delete, truncate on conciliacao_acao, deposito, conciliacao_parte, conciliacao_recusa, conciliacao_diferenca
  from portal_app;
