-- The hash by which an acceptance tells what was read. UTF-8 whatever the database is written in, so it never changes.
create function hash_termo(texto text) returns text language sql immutable strict parallel safe
  return encode(sha256(convert_to(texto, 'UTF8')), 'hex');

-- What a network asks its providers to accept (Operadora §6). Each version of a document is a row with a code of its own,
-- published once; `termo` is what its versions have in common. The one in force is the newest that was published.
create table documento_termo (
  codigo       integer primary key,
  rede         text not null,
  termo        text not null,
  versao       integer not null check (versao > 0),
  titulo       text not null,
  texto        text not null,
  sha256       text not null generated always as (hash_termo(texto)) stored,
  publicado_em timestamptz not null,
  unique (rede, termo, versao),
  unique (codigo, sha256)
);
revoke insert, update, delete, truncate on documento_termo from portal_app;

-- Who accepted which text, when and from where: the first time counts, and nothing of it is changed. By the reference to
-- the hash no text that somebody accepted can become another one. No unit ('') is the principal code itself.
create table aceite_termo (
  codigo_credenciado integer not null references credenciado,
  codigo_documento   integer not null,
  unidade            text not null default '',
  sha256             text not null,
  login              integer not null,
  nome               text not null,
  em                 timestamptz not null,
  ip                 text not null,
  protocolo          text not null,
  primary key (codigo_credenciado, codigo_documento, unidade),
  foreign key (codigo_documento, sha256) references documento_termo (codigo, sha256)
);
revoke update, delete, truncate on aceite_termo from portal_app;
alter table aceite_termo enable row level security;
create policy do_credenciado on aceite_termo using (codigo_credenciado = (select credenciado_atual()));
