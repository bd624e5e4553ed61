create index solicitacao_exame_capturada on solicitacao_exame (codigo_unidade, codigo_associado)
  where codigo_unidade is not null;

-- The operator's job, which is nobody's session, looks over all providers for requests that nobody did in time, approved
-- or captured without a guide, and then acts as each. A provider is answered none.
create function solicitacoes_vencidas(hoje date, depois bigint, limite integer)
returns table (codigo_credenciado integer, numero_solicitacao bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.codigo_credenciado, s.numero_solicitacao from solicitacao_exame s
   where credenciado_atual() = 0 and (s.status in ('PARCIALMENTE_APROVADA', 'APROVADA_PORTAL', 'APROVADA_AUDITORIA')
          or s.status = 'CAPTURADA' and not exists (
               select from guia g where (g.codigo_credenciado, g.numero_ficha) = (s.codigo_unidade, s.numero_ficha_radiologia)))
     and s.validade < hoje
     and s.numero_solicitacao > depois
   order by s.numero_solicitacao limit limite
$$;
revoke all on function solicitacoes_vencidas(date, bigint, integer) from public;
grant execute on function solicitacoes_vencidas(date, bigint, integer) to portal_app;

-- How many radiology guides of the network since an instant came from paper with the registration of the session's
-- provider or of one of its dentists: what it asked for without the portal. Whose guides they are is told to nobody.
create function exames_em_papel(desde timestamptz) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer from guia g join credenciado u on u.codigo = g.codigo_credenciado
   where g.numero_pedido_exame is null and g.cancelada_em is null and g.liberada_em >= desde
     and u.rede = (select rede from credenciado where codigo = credenciado_atual())
     and g.tipo_solicitante = 'CREDENCIADO'
     and (g.cro_solicitante, g.uf_solicitante) in (
           select cro, uf_cro from credenciado where codigo = credenciado_atual()
            union select cro, uf from dentista where codigo_credenciado = credenciado_atual())
$$;
revoke all on function exames_em_papel(timestamptz) from public;
grant execute on function exames_em_papel(timestamptz) to portal_app;
create index guia_em_papel on guia (cro_solicitante, uf_solicitante, liberada_em)
  where cro_solicitante is not null and numero_pedido_exame is null;

-- The operator takes back the capture of a request of the transaction's provider whose guide was not opened by its last day.
create function devolve_vencida(numero bigint, hoje date, agora timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  pedido solicitacao_exame;
begin
  select * into pedido from solicitacao_exame s
   where s.numero_solicitacao = numero and s.codigo_credenciado = credenciado_atual() and s.status = 'CAPTURADA'
     and s.validade < hoje for update;
  if not found then return false; end if;
  if exists (select from guia
              where codigo_credenciado = pedido.codigo_unidade and numero_ficha = pedido.numero_ficha_radiologia) then
    return false;
  end if;
  perform desfaz_captura(pedido, 'operadora', agora);
  return true;
end $$;
revoke all on function devolve_vencida(bigint, date, timestamptz) from public;
grant execute on function devolve_vencida(bigint, date, timestamptz) to portal_app;
