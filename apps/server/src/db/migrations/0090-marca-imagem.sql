-- What a clinic marks beside an image of a guide: arrows, texts, measures. The image stays as it was sent, and so does what
-- is evidence. A removed mark keeps its number, so that a number never comes to mean another mark.
create table marca_imagem (
  codigo_credenciado integer not null,
  numero_ficha       bigint not null,
  sequencial         smallint not null,
  numero             smallint not null,
  pagina             smallint not null check (pagina > 0),
  tipo               text not null check (tipo in ('seta', 'texto', 'medida', 'escala')),
  -- [{"x", "y"}] in ten-thousandths of the page's sides, from its top left.
  pontos             jsonb not null check (jsonb_typeof(pontos) = 'array'),
  texto              text not null,
  decimos_milimetro  smallint check ((decimos_milimetro is not null) = (tipo = 'escala')),
  versao             integer not null default 1,
  criada_em          timestamptz not null,
  criada_por         text not null,
  mudada_em          timestamptz,
  mudada_por         text,
  removida_em        timestamptz,
  primary key (codigo_credenciado, numero_ficha, sequencial, numero),
  foreign key (codigo_credenciado, numero_ficha, sequencial) references imagem_guia,
  check ((mudada_em is null) = (mudada_por is null))
);
create unique index marca_imagem_escala on marca_imagem (codigo_credenciado, numero_ficha, sequencial, pagina)
  where tipo = 'escala' and removida_em is null;
alter table marca_imagem enable row level security;
create policy do_credenciado on marca_imagem using (codigo_credenciado = (select credenciado_atual()));
revoke delete, truncate on marca_imagem from portal_app;
