-- Of an import, the days that its statement is of: a run of other days has no deposit that anybody knows of, which is not the
-- same as none (Operadora §4). Null of what was typed, and of what came before this, or by a server before this one: that is
-- taken to be of the days from its first deposit to its last.
alter table conciliacao_acao
  add column extrato_de date,
  add column extrato_ate date,
  add check ((extrato_de is null) = (extrato_ate is null)),
  add check (extrato_de <= extrato_ate),
  add check (extrato_de is null or (tipo = 'importacao' and arquivo is not null));
