-- No function takes a table's row: PostgreSQL (seen on 15.20) adds no column with a default to a table that one takes. The
-- migrations before this one say so now; here a database that ran their former texts gets what a new one has.
create or replace function precisa_conteudo(credenciado integer, ficha bigint, enviada timestamptz,
                                 removida timestamptz, apagada timestamptz, agora timestamptz)
returns boolean language sql stable
  return apagada is null and (
    removida is null
    or removida > agora - make_interval(days => (select dias from retencao where tipo = 'imagemRemovida'))
    or exists (
      select from historico_guia h
       where h.codigo_credenciado = credenciado and h.numero_ficha = ficha
         and h.em between enviada and removida
         and h.acao not in ('uploadImagem', 'attachRecurso', 'updateImagem', 'deleteImagem', 'createObservacao',
                            'createOcorrencia', 'deleteOcorrencia', 'lock', 'unlock')));

create or replace function conteudos_vencidos(agora timestamptz, depois text, limite integer) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct v.sha256
    from imagem_guia v
   where v.removida_em is not null and v.apagada_em is null and v.sha256 > depois
     and not exists (select from imagem_guia i
                      where i.sha256 = v.sha256 and i.apagada_em is null and precisa_conteudo(
                               i.codigo_credenciado, i.numero_ficha, i.enviada_em, i.removida_em, i.apagada_em, agora))
     and not exists (select from renovacao_alvara r where r.sha256 = v.sha256)
   order by v.sha256 limit limite
$$;
create or replace function libera_conteudo(hash text, agora timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not pg_try_advisory_xact_lock(trava_conteudo(hash)) then
    return false;
  end if;
  -- Looked up under the lock: whatever was sent with this content before is committed by now.
  if exists (select from renovacao_alvara r where r.sha256 = hash) then
    return false;
  end if;
  if exists (select from imagem_guia i
              where i.sha256 = hash and i.apagada_em is null and precisa_conteudo(
                               i.codigo_credenciado, i.numero_ficha, i.enviada_em, i.removida_em, i.apagada_em, agora)) then
    return false;
  end if;
  update imagem_guia set apagada_em = agora where sha256 = hash and apagada_em is null;
  return true;
end $$;

drop function if exists precisa_conteudo(imagem_guia, timestamptz);
