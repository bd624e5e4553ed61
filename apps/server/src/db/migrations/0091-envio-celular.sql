-- A QR of an open guide, by which one phone may send images to it for ten minutes without a login (Segurança A2). Kept are
-- the hashes of the secret behind the address and of the cookie that its first opening is exchanged for.
create table envio_celular (
  codigo_credenciado integer not null references credenciado,
  codigo_sha256      bytea not null,
  numero_ficha       bigint not null,
  -- The session that showed it: it ends with it.
  sid                uuid not null,
  criado_em          timestamptz not null,
  expira_em          timestamptz not null,
  aberto_em          timestamptz,
  cookie_sha256      bytea,
  encerrado_em       timestamptz,
  imagens            integer not null default 0,
  primary key (codigo_credenciado, codigo_sha256),
  check ((aberto_em is null) = (cookie_sha256 is null))
);
create unique index envio_celular_cookie on envio_celular (codigo_credenciado, cookie_sha256) where cookie_sha256 is not null;
create index envio_celular_guia on envio_celular (codigo_credenciado, numero_ficha) where encerrado_em is null;
create index envio_celular_expira on envio_celular (expira_em);
alter table envio_celular enable row level security;
create policy do_credenciado on envio_celular using (codigo_credenciado = (select credenciado_atual()));
revoke truncate on envio_celular from portal_app;

-- Who looks at the QR is told when a phone took it, and when it ended: as who looks at the guide, whose version is the same.
create function avisa_envio_celular() returns trigger language plpgsql as $$
begin
  perform pg_notify('guia', new.codigo_credenciado || ':' || new.numero_ficha || ':celular');
  return null;
end $$;
create trigger envio_celular_mudou after insert or update on envio_celular
  for each row execute function avisa_envio_celular();

-- Over for a day, of whichever provider (acesso/limpeza.ts).
create function limpa_envio_celular(antes timestamptz, limite integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with removidas as (
    delete from envio_celular where (codigo_credenciado, codigo_sha256) in (
      select codigo_credenciado, codigo_sha256 from envio_celular where expira_em < antes limit limite
      for update skip locked)
    returning 1)
  select count(*)::integer from removidas
$$;
revoke all on function limpa_envio_celular(timestamptz, integer) from public;
grant execute on function limpa_envio_celular(timestamptz, integer) to portal_app;
