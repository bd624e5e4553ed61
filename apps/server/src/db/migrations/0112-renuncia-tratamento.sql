-- A treatment that was replaced, and whose own initial guide is cancelled since, does not come back where that is undone
-- (Operadora §2). What it had itself replaced waits from then on for the one that took its place, whoever's they are. Answers
-- whether it would have come back.
create function renuncia_tratamento(proprio bigint, agora timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sucessor bigint;
begin
  select t.substituido_por into sucessor from tratamento_ortodontico t
   where t.codigo_credenciado = credenciado_atual() and t.numero_tratamento = proprio for update;
  if sucessor is null then return false; end if;
  update tratamento_ortodontico t set substituido_por = null, estado_antes = null, atualizado_em = agora
   where t.numero_tratamento = proprio;
  update tratamento_ortodontico t set substituido_por = sucessor where t.substituido_por = proprio;
  return true;
end $$;
revoke all on function renuncia_tratamento(bigint, timestamptz) from public;
grant execute on function renuncia_tratamento(bigint, timestamptz) to portal_app;
