-- Who said, and when, that they know that the patient of an open guide is no longer covered: asked once a guide.
create table ciencia_inativo (
  codigo_credenciado integer not null references credenciado,
  numero_ficha       bigint not null,
  login              integer not null,
  em                 timestamptz not null,
  primary key (codigo_credenciado, numero_ficha),
  foreign key (codigo_credenciado, numero_ficha) references guia (codigo_credenciado, numero_ficha)
);
alter table ciencia_inativo enable row level security;
create policy do_credenciado on ciencia_inativo using (codigo_credenciado = (select credenciado_atual()));
