-- Messages to a provider's own channels wait here until they were handed over (docs/decisions/0016): whoever asks for one
-- leaves a row, be there such a login or not, and whoever sends finds out. No secret stands in it.
create table mensagem (
  id           uuid primary key,
  login        integer not null,
  canal        text not null check (canal in ('EMAIL', 'CELULAR')),
  assunto      text not null check (assunto in ('linkSenha', 'senhaDefinida')),
  pedida_em    timestamptz not null,
  -- Not before; while one process sends it, no other takes it.
  tentar_em    timestamptz not null,
  tentativas   smallint not null default 0,
  situacao     text not null default 'aEnviar'
               check (situacao in ('aEnviar', 'enviada', 'recusada', 'semDestino')),
  encerrada_em timestamptz,
  check ((situacao = 'aEnviar') = (encerrada_em is null))
);
create index mensagem_a_enviar on mensagem (tentar_em) where situacao = 'aEnviar';
create index mensagem_encerrada on mensagem (encerrada_em) where situacao <> 'aEnviar';

-- A link or code that defines a password (Spec §4.6): its SHA-256 alone. One use, ten minutes from its sending on.
create table fluxo_senha (
  token_sha256 bytea primary key,
  login        integer not null references credencial,
  tipo         text not null check (tipo in ('PA', 'RS', 'SE')),
  expira_em    timestamptz not null,
  usado_em     timestamptz
);
create index fluxo_senha_login on fluxo_senha (login) where usado_em is null;
create index fluxo_senha_expira on fluxo_senha (expira_em);
