-- Whom a kept answer tells of: whoever gets it again leaves a row in the access trail too.
alter table idempotencia add column acessos jsonb not null default '[]';
