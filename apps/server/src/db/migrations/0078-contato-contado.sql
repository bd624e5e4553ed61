-- How often a member's phone and e-mail were changed, and how often when others were asked for: a value may come back to
-- what it was, and an older link must not find it as it left it.
alter table associado
  add column telefone_versao integer not null default 0,
  add column email_versao integer not null default 0;
alter table contato_associado
  add column telefone_versao integer not null default 0,
  add column email_versao integer not null default 0;
