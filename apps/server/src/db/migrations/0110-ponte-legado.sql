-- The bridge to the operator's legacy system (Spec §2, §6): whose menu has it, and which of its items open there.
alter table credenciado
  add column ponte_legado boolean not null default false,
  add column itens_legado text[] not null default '{}';

-- Items of the menu that open an address outside of the portal, for one network or for all.
create table link_externo (
  identificador_item text primary key check (identificador_item ~ '^[A-Z][A-Z0-9_]{0,39}$'),
  rede               text,
  rotulo             text not null,
  endereco           text not null check (endereco like 'https://%'),
  -- Of the menu; null stands outside of the groups.
  grupo              text,
  ordem              smallint not null default 0
);
revoke insert, update, delete, truncate on link_externo from portal_app;
