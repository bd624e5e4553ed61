-- The radiology unit's side of an exam request (Operadora §3): its capture, and the guide that it opens.

-- Who asked for the exams of a radiology guide, as it was said when the guide was opened: by the request that was captured
-- or on paper. What the request approved is not judged a second time: [{"codigoEvento", "codigoLocalizacao",
-- "quantidade", "motivos"}], the reasons with their code and earlier event.
alter table guia
  add column numero_pedido_exame         bigint,
  add column exames_aprovados            jsonb check (jsonb_typeof(exames_aprovados) = 'array'),
  add column nome_solicitante            text,
  add column cro_solicitante             text,
  add column uf_solicitante              text,
  add column tipo_solicitante            text check (tipo_solicitante in ('CREDENCIADO', 'NAO_CREDENCIADO')),
  add column codigo_dentista_solicitante integer,
  add check (num_nulls(nome_solicitante, cro_solicitante, uf_solicitante, tipo_solicitante) in (0, 4)),
  add check (num_nulls(numero_pedido_exame, exames_aprovados) in (0, 2)),
  add check (codigo_dentista_solicitante is null or tipo_solicitante = 'CREDENCIADO');

-- Captures that a unit tried of a number with a card or a birth date that are not of it, and until when they count.
create table tentativa_captura (
  codigo_credenciado integer not null references credenciado,
  numero_solicitacao bigint not null,
  erros              smallint not null,
  ate                timestamptz not null,
  primary key (codigo_credenciado, numero_solicitacao)
);
alter table tentativa_captura enable row level security;
create policy do_credenciado on tentativa_captura using (codigo_credenciado = (select credenciado_atual()));

-- Whether the network of the radiology unit that asks has a request of this number, for the patient of this card and birth
-- date, which is what was typed: of a day that there is not, as of any other. The answer to anything else is the same,
-- whatever of it is wrong.
create function confere_captura(numero bigint, associado text, nascida text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from solicitacao_exame s
      join associado a on a.codigo = s.codigo_associado
      join credenciado c on c.codigo = s.codigo_credenciado
      join credenciado u on u.codigo = credenciado_atual()
     where s.numero_solicitacao = numero and s.codigo_associado = associado and to_char(a.nascimento, 'YYYY-MM-DD') = nascida
       and c.rede = u.rede and u.unidade_radio and u.captura_exame)
$$;

-- The capture by the transaction's unit: the number of the guide is reserved with it. Of two at once the second finds what
-- the first did. Answers 'naoConfere', 'deOutra', 'naoCapturavel', or 'capturada' by this unit, now or before.
create function captura_exame(numero bigint, associado text, nascida text, agora timestamptz, hoje date) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  pedido solicitacao_exame;
  unidade integer := credenciado_atual();
  fim jsonb;
begin
  if not confere_captura(numero, associado, nascida) then return 'naoConfere'; end if;
  select * into pedido from solicitacao_exame where numero_solicitacao = numero for update;
  if pedido.codigo_unidade = unidade then return 'capturada'; end if;
  if pedido.codigo_unidade is not null then return 'deOutra'; end if;
  if pedido.status not in ('APROVADA_PORTAL', 'APROVADA_AUDITORIA', 'PARCIALMENTE_APROVADA')
     or pedido.validade < hoje then
    return 'naoCapturavel';
  end if;
  -- Whom no unit could attend any more: the request would stay captured for nothing.
  fim := fim_atendimento(associado, pedido.codigo_plano);
  if fim is not null and coalesce((fim ->> 'dia')::date < hoje, true) then return 'naoCapturavel'; end if;
  update solicitacao_exame
     set status = 'CAPTURADA', codigo_unidade = unidade, numero_ficha_radiologia = nextval('numero_ficha_seq'),
         capturada_em = agora, status_antes = pedido.status, versao = versao + 1, atualizada_em = agora
   where numero_solicitacao = numero;
  insert into historico_solicitacao (codigo_credenciado, numero_solicitacao, em, autor, acao, de_status, para_status)
  select pedido.codigo_credenciado, numero, agora, nome, 'capture', pedido.status, 'CAPTURADA'
    from credenciado where codigo = unidade;
  return 'capturada';
end $$;

-- A captured request is as it was before; the history says who did it. For the functions below alone.
create function desfaz_captura(pedido solicitacao_exame, autor text, agora timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  update solicitacao_exame
     set status = pedido.status_antes, codigo_unidade = null, numero_ficha_radiologia = null, capturada_em = null,
         status_antes = null, versao = versao + 1, atualizada_em = agora
   where numero_solicitacao = pedido.numero_solicitacao;
  insert into historico_solicitacao (codigo_credenciado, numero_solicitacao, em, autor, acao, de_status, para_status)
  values (pedido.codigo_credenciado, pedido.numero_solicitacao, agora, autor, 'deleteCaptura', 'CAPTURADA', pedido.status_antes);
end $$;
revoke all on function desfaz_captura(solicitacao_exame, text, timestamptz) from public;

-- The request goes back to where it was before the capture by the transaction's unit; false where it has none of it.
create function devolve_captura(numero bigint, agora timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  pedido solicitacao_exame;
begin
  select * into pedido from solicitacao_exame
   where numero_solicitacao = numero and codigo_unidade = credenciado_atual() for update;
  if not found then return false; end if;
  perform desfaz_captura(pedido, (select nome from credenciado where codigo = credenciado_atual()), agora);
  return true;
end $$;

-- A radiology guide that is cancelled leaves its request to whichever unit the patient goes to next.
create function devolve_guia_cancelada() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform devolve_captura(new.numero_pedido_exame, new.atualizada_em);
  return null;
end $$;
create trigger guia_cancelada after update of status_ficha on guia
  for each row when (new.status_ficha = 6 and old.status_ficha <> 6 and new.numero_pedido_exame is not null)
  execute function devolve_guia_cancelada();

-- The dentists of the caller's network with that registration: one who attends in several practices is in it several times.
create function dentistas_da_rede(numero text, estado text) returns table (codigo integer, nome text)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.codigo, d.nome from dentista d join credenciado c on c.codigo = d.codigo_credenciado
   where d.cro = numero and d.uf = estado and d.ativo and c.ativo
     and c.rede = (select rede from credenciado where codigo = credenciado_atual())
   order by d.codigo limit 20
$$;

revoke all on function confere_captura(bigint, text, text), captura_exame(bigint, text, text, timestamptz, date),
  devolve_captura(bigint, timestamptz), devolve_guia_cancelada(), dentistas_da_rede(text, text) from public;
grant execute on function confere_captura(bigint, text, text), captura_exame(bigint, text, text, timestamptz, date),
  devolve_captura(bigint, timestamptz), dentistas_da_rede(text, text) to portal_app;

-- Whoever asks for exams links them to guides; a unit does neither.
update credenciado set permissoes = array_append(permissoes, 'VINC_EXAME')
 where 'SOLIC_EXAME' = any (permissoes) and 'VINC_EXAME' <> all (permissoes) and not unidade_radio;
update credenciado set permissoes = array_remove(array_remove(permissoes, 'SOLIC_EXAME'), 'VINC_EXAME')
 where unidade_radio;
