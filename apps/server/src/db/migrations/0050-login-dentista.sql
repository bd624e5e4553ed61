-- A dentist of a clinic may enter with a login of its own (Produto §3). Null: the login is the provider's. What such a
-- login sees of its colleagues (Spec §3.12): 1 its own lines, 2 those of its unit, 3 all of them, as the provider does.
alter table credencial
  add column codigo_dentista  integer,
  add column compartilhamento smallint not null default 3 check (compartilhamento in (1, 2, 3)),
  add foreign key (codigo_credenciado, codigo_dentista) references dentista (codigo_credenciado, codigo),
  add check (codigo_dentista is not null or compartilhamento = 3);

-- A dentist who leaves may read on no longer: open streams learn it at once, as of a login that is blocked.
create trigger dentista_mudou after update of ativo on dentista
  for each row when (new.ativo is distinct from old.ativo) execute function avisa_sessao();
