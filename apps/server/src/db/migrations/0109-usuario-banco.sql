-- The user that a bank gives to a provider of its network, by which it enters too (Produto §3): in lower case, one
-- login's alone, and never to be taken for a code.
alter table credencial
  add column usuario_banco text unique check (usuario_banco ~ '^[a-z][a-z0-9._-]{3,39}$');
