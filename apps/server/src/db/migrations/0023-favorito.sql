-- The events that a practice keeps at hand, in its own order: one key each (Interface S04), so nine at most. Kept by the
-- provider, not by the browser: any computer of the practice has the same.
create table favorito_evento (
  codigo_credenciado integer primary key references credenciado,
  codigos_evento     text[] not null check (cardinality(codigos_evento) <= 9)
);
alter table favorito_evento enable row level security;
create policy do_credenciado on favorito_evento using (codigo_credenciado = (select credenciado_atual()));

-- What a practice does, event by event, over a period: read from this index alone.
create index evento_guia_uso on evento_guia (codigo_credenciado, data_autorizacao, codigo_evento);
