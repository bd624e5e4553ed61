-- What the operator tells its providers (Operadora §6). An audience that is null is everybody's; one that is said is the
-- network's, those who have the specialty, or a single provider's.
create table comunicado (
  codigo               integer primary key,
  titulo               text not null,
  texto                text not null,
  tags                 text[] not null default '{}',
  publicado_em         timestamptz not null,
  valido_ate           date,
  rede                 text,
  codigo_especialidade smallint,
  destinatario         integer references credenciado
);
create index comunicado_recentes on comunicado (publicado_em desc, codigo desc);
revoke insert, update, delete, truncate on comunicado from portal_app;

-- Who read which notice: the first reading counts.
create table leitura_comunicado (
  codigo_credenciado integer not null references credenciado,
  codigo_comunicado  integer not null references comunicado,
  login              integer not null,
  em                 timestamptz not null,
  primary key (codigo_credenciado, codigo_comunicado)
);
revoke update, delete, truncate on leitura_comunicado from portal_app;
alter table leitura_comunicado enable row level security;
create policy do_credenciado on leitura_comunicado using (codigo_credenciado = (select credenciado_atual()));
