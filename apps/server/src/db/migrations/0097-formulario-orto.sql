-- The clinical form that an orthodontic guide was sent with (Spec §3.3): it is part of what is authorised and signed, and is
-- written once. A maintenance has one where its dentist told what was done.
create table formulario_orto (
  codigo_credenciado integer not null,
  numero_ficha       bigint not null,
  tipo               text not null check (tipo in ('inicial', 'manutencao', 'prorrogacao')),
  -- The answers by the names of their fields.
  conteudo           jsonb not null check (jsonb_typeof(conteudo) = 'object'),
  -- The radiology guides whose images were linked to the initial guide with it.
  fichas_vinculo     bigint[] not null default '{}' check (tipo = 'inicial' or fichas_vinculo = '{}'),
  enviado_em         timestamptz not null,
  primary key (codigo_credenciado, numero_ficha),
  foreign key (codigo_credenciado, numero_ficha) references guia
);
alter table formulario_orto enable row level security;
create policy do_credenciado on formulario_orto using (codigo_credenciado = (select credenciado_atual()));
revoke update, delete, truncate on formulario_orto from portal_app;
