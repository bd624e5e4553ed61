-- Providers, their logins and sessions. Every provider-owned table carries codigo_credenciado, and row-level
-- security binds it to the provider of the session (security.md A5), besides the store's own condition.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- The provider of the current transaction, 0 when there is none: no row belongs to 0.
create function credenciado_atual() returns integer language sql stable parallel safe
  return coalesce(nullif(current_setting('app.credenciado', true), ''), '0')::integer;

create table credenciado (
  codigo            integer primary key,
  nome              text not null,
  tipo_pessoa       text not null check (tipo_pessoa in ('F', 'J')),
  documento         text not null,
  cro               text not null,
  uf_cro            text not null,
  cnes              text not null,
  rede              text not null,
  ativo             boolean not null default true,
  inicio_contrato   date not null,
  fim_contrato      date,
  municipio         text not null,
  uf                text not null,
  email             text not null,
  celular           text not null,
  libera_senha      boolean not null default true,
  unidade_radio     boolean not null default false,
  captura_exame     boolean not null default false,
  atualizar_cadastro boolean not null default false,
  permissoes        text[] not null,
  itens_bloqueados  text[] not null default '{}'
);

create table credenciado_especialidade (
  codigo_credenciado   integer not null references credenciado,
  codigo_especialidade smallint not null,
  primary key (codigo_credenciado, codigo_especialidade)
);

create table dentista (
  codigo             integer primary key,
  codigo_credenciado integer not null references credenciado,
  nome               text not null,
  cro                text not null,
  uf                 text not null,
  cbo                text not null,
  unidade            text,
  ativo              boolean not null default true
);
create index dentista_credenciado on dentista (codigo_credenciado);

-- The portal's password. Argon2id; no hash at first access (PA).
create table credencial (
  login              integer primary key,
  codigo_credenciado integer not null references credenciado,
  hash               text,
  situacao           text not null check (situacao in ('ativa', 'primeiroAcesso', 'expirada', 'bloqueada')),
  definida_em        timestamptz,
  expira_em          timestamptz
);

-- Failed logins by account and by address; slows down, never locks for good (security.md A3).
create table tentativa_login (
  chave       text primary key,
  falhas      integer not null,
  inicio_em   timestamptz not null,
  liberada_em timestamptz not null
);

create sequence protocolo_seq;

create table sessao (
  sid                uuid primary key,
  codigo_credenciado integer not null references credenciado,
  login              integer not null,
  protocolo          text not null,
  fgp                bytea not null,
  jti                uuid not null,
  jti_anterior       uuid,
  criada_em          timestamptz not null,
  renovada_em        timestamptz not null,
  expira_em          timestamptz not null,
  revogada_em        timestamptz,
  ip                 text not null,
  agente             text not null
);
create index sessao_credenciado on sessao (codigo_credenciado) where revogada_em is null;

alter table credenciado enable row level security;
create policy do_credenciado on credenciado using (codigo = (select credenciado_atual()));
alter table credenciado_especialidade enable row level security;
create policy do_credenciado on credenciado_especialidade using (codigo_credenciado = (select credenciado_atual()));
alter table dentista enable row level security;
create policy do_credenciado on dentista using (codigo_credenciado = (select credenciado_atual()));
alter table sessao enable row level security;
create policy do_credenciado on sessao using (codigo_credenciado = (select credenciado_atual()));
