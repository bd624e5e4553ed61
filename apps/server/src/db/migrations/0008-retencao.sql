-- How long the content of an image that nobody needs stays before it is deleted. What served a decision or a signature
-- has no row here: it is part of the clinical record, and nothing deletes it (Law 13.787).
create table retencao (
  tipo   text primary key,
  dias   integer not null check (dias > 0),
  motivo text not null
);
revoke insert, update, delete on retencao from portal_app;
insert into retencao (tipo, dias, motivo) values
  ('imagemRemovida', 90, 'Enviada por engano e removida antes de servir a uma decisão ou a uma assinatura; o prazo deixa desfazer o engano.'),
  ('conteudoOrfao', 1, 'Sobrou de um envio interrompido: nenhuma guia chegou a ter a imagem.');

-- When the content of a removed image was deleted. The row stays, for the record.
alter table imagem_guia add column apagada_em timestamptz check (apagada_em is null or removida_em is not null);
-- The rows whose content is there, by content: several may share one, also of different providers.
create index imagem_guia_conteudo on imagem_guia (sha256) where apagada_em is null;
create index imagem_guia_removida on imagem_guia (sha256) where removida_em is not null and apagada_em is null;

-- Whether a row still needs its content: until it is removed, for its retention after that, and for ever when the guide
-- took another step while it had the image, but those that no image counts for. A step unknown here keeps the image.
create function precisa_conteudo(credenciado integer, ficha bigint, enviada timestamptz,
                                 removida timestamptz, apagada timestamptz, agora timestamptz)
returns boolean language sql stable
  return apagada is null and (
    removida is null
    or removida > agora - make_interval(days => (select dias from retencao where tipo = 'imagemRemovida'))
    or exists (
      select from historico_guia h
       where h.numero_ficha = ficha and h.em between enviada and removida
         and h.acao not in ('uploadImagem', 'deleteImagem', 'createObservacao', 'createOcorrencia', 'deleteOcorrencia',
                            'lock', 'unlock')));

-- The lock of a content: shared by the uploads that write it, held alone by the job that deletes it, each until its
-- transaction ends.
create function trava_conteudo(hash text) returns bigint language sql immutable parallel safe
  return hashtextextended('imagem ' || hash, 0);

-- The four below go past row-level security, as a content may belong to several providers. They take and tell hashes
-- alone: never whose image it is.

-- The contents, in their order after `depois`, whose last need has ended by the retention of removed images.
create function conteudos_vencidos(agora timestamptz, depois text, limite integer) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct v.sha256
    from imagem_guia v
   where v.removida_em is not null and v.apagada_em is null and v.sha256 > depois
     and not exists (select from imagem_guia i
                      where i.sha256 = v.sha256 and i.apagada_em is null and precisa_conteudo(
                               i.codigo_credenciado, i.numero_ficha, i.enviada_em, i.removida_em, i.apagada_em, agora))
   order by v.sha256 limit limite
$$;

-- Those of the contents that belong to an image still, be it needed or not.
create function conteudos_com_dono(hashes text[]) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct sha256 from imagem_guia where sha256 = any (hashes) and apagada_em is null
$$;

-- The first content after `depois` that belongs to an image, or the first of all; null when no image has any.
create function conteudo_seguinte(depois text) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select min(sha256) from imagem_guia where apagada_em is null and sha256 > depois),
                  (select min(sha256) from imagem_guia where apagada_em is null))
$$;

-- Whether the caller may delete the content before its transaction ends: no image needs it, and none is being sent with
-- it. Marks the images that it belonged to.
create function libera_conteudo(hash text, agora timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not pg_try_advisory_xact_lock(trava_conteudo(hash)) then
    return false;
  end if;
  -- Looked up under the lock: whatever was sent with this content before is committed by now.
  if exists (select from imagem_guia i
              where i.sha256 = hash and i.apagada_em is null and precisa_conteudo(
                               i.codigo_credenciado, i.numero_ficha, i.enviada_em, i.removida_em, i.apagada_em, agora)) then
    return false;
  end if;
  update imagem_guia set apagada_em = agora where sha256 = hash and apagada_em is null;
  return true;
end $$;

revoke all on function conteudos_vencidos(timestamptz, text, integer) from public;
revoke all on function conteudos_com_dono(text[]) from public;
revoke all on function conteudo_seguinte(text) from public;
revoke all on function libera_conteudo(text, timestamptz) from public;
grant execute on function conteudos_vencidos(timestamptz, text, integer) to portal_app;
grant execute on function conteudos_com_dono(text[]) to portal_app;
grant execute on function conteudo_seguinte(text) to portal_app;
grant execute on function libera_conteudo(text, timestamptz) to portal_app;
