-- A function that is locked ends what its session reads by it, at once, as a lost one does.
drop trigger credenciado_mudou on credenciado;
create trigger credenciado_mudou
  after update of permissoes, ativo, itens_bloqueados, libera_senha, unidade_radio, captura_exame on credenciado
  for each row
  when ((new.permissoes, new.ativo, new.itens_bloqueados, new.libera_senha, new.unidade_radio, new.captura_exame)
        is distinct from
        (old.permissoes, old.ativo, old.itens_bloqueados, old.libera_senha, old.unidade_radio, old.captura_exame))
  execute function avisa_credenciado();
