-- The highest revision of a draft that was thrown away or sent: the next one goes on from there, so that a screen that
-- still holds one of the former is not taken for one that holds the new.
alter table guia add column revisao_rascunho integer not null default 0;

-- In the row's own delete, so that no way of removing a draft forgets it.
create function guarda_revisao() returns trigger language plpgsql as $$
begin
  update guia set revisao_rascunho = old.revisao
   where codigo_credenciado = old.codigo_credenciado and numero_ficha = old.numero_ficha;
  return null;
end $$;
create trigger rascunho_removido after delete on rascunho_guia for each row execute function guarda_revisao();
