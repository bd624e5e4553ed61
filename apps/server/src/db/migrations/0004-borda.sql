-- What the server's edge keeps: answers to repeated requests, and the access trail.

-- One row per acknowledged write, in the transaction of its effect (security.md A1, "Idempotency rule").
create table idempotencia (
  codigo_credenciado integer not null,
  chave              uuid not null,
  operacao           text not null,
  corpo_sha256       text not null,
  status             smallint not null,
  resposta           jsonb,
  criada_em          timestamptz not null,
  primary key (codigo_credenciado, chave)
);
create index idempotencia_idade on idempotencia (criada_em);
alter table idempotencia enable row level security;
create policy do_credenciado on idempotencia using (codigo_credenciado = (select credenciado_atual()));

-- Who saw or changed which patient's data. Append-only: the application may insert and read, nothing else.
create table trilha (
  id                 bigint generated always as identity primary key,
  em                 timestamptz not null,
  codigo_credenciado integer not null,
  login              integer not null,
  sid                uuid not null,
  requisicao         text not null,
  ip                 text not null,
  operacao           text not null,
  codigo_associado   text,
  objeto             text,
  resultado          text not null
);
create index trilha_associado on trilha (codigo_associado, id);
revoke update, delete, truncate on trilha from portal_app;

-- The chain over the committed rows of the trail, in the order they were sealed: each seal covers its row's content
-- and the seal before. Sealing after commit keeps requests from waiting for one another.
create table trilha_selo (
  sequencia bigint primary key,
  trilha_id bigint not null unique references trilha,
  hash      bytea not null,
  selado_em timestamptz not null
);
revoke update, delete, truncate on trilha_selo from portal_app;
