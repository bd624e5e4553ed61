-- Open streams learn at once that a session may have lost the right to read: the provider's code, on a channel of its
-- own. What runs out by itself (idle, absolute) tells nobody; its instant is known.
create function avisa_sessao() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessao', old.codigo_credenciado::text);
  return null;
end
$$;
create function avisa_credenciado() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessao', old.codigo::text);
  return null;
end
$$;

create trigger sessao_revogada after update of revogada_em on sessao
  for each row when (new.revogada_em is distinct from old.revogada_em) execute function avisa_sessao();
create trigger sessao_removida after delete on sessao
  for each row when (old.revogada_em is null) execute function avisa_sessao();
create trigger credencial_mudou after update of situacao on credencial
  for each row when (new.situacao is distinct from old.situacao) execute function avisa_sessao();
create trigger credenciado_mudou after update of permissoes, ativo on credenciado
  for each row when ((new.permissoes, new.ativo) is distinct from (old.permissoes, old.ativo))
  execute function avisa_credenciado();
