-- The marks of an image end with it, however it goes, and nothing that they said of the patient stays: as of one mark that is
-- taken away (0090-marca-imagem.sql). Under the lock of who makes one, so that none comes after.
create function termina_marcas() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('marca ' || new.numero_ficha || ' ' || new.sequencial, 0));
  update marca_imagem set removida_em = new.removida_em, texto = ''
   where codigo_credenciado = new.codigo_credenciado and numero_ficha = new.numero_ficha
     and sequencial = new.sequencial and removida_em is null;
  return null;
end $$;
create trigger imagem_sem_marcas after update of removida_em on imagem_guia
  for each row when (old.removida_em is null and new.removida_em is not null) execute function termina_marcas();

update marca_imagem m set removida_em = i.removida_em, texto = ''
  from imagem_guia i
 where (i.codigo_credenciado, i.numero_ficha, i.sequencial) = (m.codigo_credenciado, m.numero_ficha, m.sequencial)
   and i.removida_em is not null and m.removida_em is null;
