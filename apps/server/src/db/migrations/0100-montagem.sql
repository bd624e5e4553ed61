-- The full-mouth layout of a patient's radiographs as a clinic arranged it by hand: which image stands in which place of
-- the series, or that the place stays empty. The images stay where they are.
create table montagem_serie (
  codigo_credenciado integer not null references credenciado,
  codigo_associado   text not null references associado,
  serie              text not null check (serie in ('14', '18')),
  -- [{"lugar", "imagem": {"numeroFicha", "sequencial"} | null}]
  escolhas           jsonb not null check (jsonb_typeof(escolhas) = 'array'),
  versao             integer not null default 1,
  mudada_em          timestamptz not null,
  mudada_por         text not null,
  primary key (codigo_credenciado, codigo_associado)
);
alter table montagem_serie enable row level security;
create policy do_credenciado on montagem_serie using (codigo_credenciado = (select credenciado_atual()));
revoke delete, truncate on montagem_serie from portal_app;
