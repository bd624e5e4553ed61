-- Requests to look again at the months that an orthodontic treatment was granted (Operadora §2).
create sequence numero_reanalise_seq;

-- For how many days after the decision it may be asked for in the contracts of a network, from a day on; it is answered in as many.
create table prazo_reanalise (
  rede  text not null,
  desde date not null,
  dias  smallint not null check (dias > 0),
  primary key (rede, desde)
);
revoke insert, update, delete on prazo_reanalise from portal_app;
-- An installation that is running has its contracts already. A new one gets them all together.
insert into prazo_reanalise (rede, desde, dias)
select rede, '2015-01-01', 30 from unnest(array['AURORA', 'MERIDIANO', 'LUMINA']) as rede
 where exists (select from regra_evento);

-- How the words begin, without accents, that tell why a treatment takes longer than was granted.
alter table politica_auditoria drop constraint politica_auditoria_tipo_check;
alter table politica_auditoria
  add check (tipo in ('termoClinico', 'termoSemImagem', 'termoPrazo', 'ladoMinimo', 'contrasteMinimo'));
insert into politica_auditoria (tipo, valor) select 'termoPrazo', unnest(array[
  'agenesi', 'anquilos', 'apinham', 'assimetri', 'atresi', 'cirurg', 'colabor', 'cresciment', 'esquelet', 'fissur', 'impact',
  'inclus', 'incluso', 'quebr', 'retid', 'retencao', 'sindrom', 'supranumer', 'transposi']);

create table reanalise_prazo (
  codigo_credenciado integer not null references credenciado,
  numero_reanalise   bigint not null default nextval('numero_reanalise_seq'),
  -- Told to the provider.
  protocolo          text not null unique generated always as ('O' || lpad(numero_reanalise::text, 11, '0')) stored,
  numero_tratamento  bigint not null,
  -- The guide whose months are asked about, and what it had granted by then.
  numero_ficha       bigint not null,
  meses_concedidos   smallint not null check (meses_concedidos > 0),
  meses_pedidos      smallint not null check (meses_pedidos > meses_concedidos),
  justificativa      text not null check (length(justificativa) between 1 and 500),
  login              integer not null,
  nome               text not null,
  enviada_em         timestamptz not null,
  prazo_resposta     date not null,
  julgada_em         timestamptz,
  meses_decididos    smallint check (meses_decididos between meses_concedidos and meses_pedidos),
  razao              text,
  primary key (codigo_credenciado, numero_reanalise),
  foreign key (codigo_credenciado, numero_tratamento) references tratamento_ortodontico,
  foreign key (codigo_credenciado, numero_ficha) references guia,
  check ((julgada_em is null) = (meses_decididos is null) and (julgada_em is null) = (razao is null))
);
create unique index reanalise_prazo_aberta on reanalise_prazo (codigo_credenciado, numero_tratamento) where julgada_em is null;
create index reanalise_prazo_tratamento on reanalise_prazo (codigo_credenciado, numero_tratamento, numero_reanalise desc);
create index reanalise_prazo_resposta on reanalise_prazo (prazo_resposta) where julgada_em is null;

-- What goes with a request: images of the provider's guides of the same patient; `nova` is what the decision had not seen.
create table reanalise_anexo (
  codigo_credenciado integer not null,
  numero_reanalise   bigint not null,
  ficha_imagem       bigint not null,
  sequencial_imagem  smallint not null,
  nova               boolean not null,
  primary key (codigo_credenciado, numero_reanalise, ficha_imagem, sequencial_imagem),
  foreign key (codigo_credenciado, numero_reanalise) references reanalise_prazo,
  foreign key (codigo_credenciado, ficha_imagem, sequencial_imagem) references imagem_guia
);
-- Whether an image went with a request already.
create index reanalise_anexo_imagem on reanalise_anexo (codigo_credenciado, ficha_imagem, sequencial_imagem);

do $$
declare tabela text;
begin
  foreach tabela in array array['reanalise_prazo', 'reanalise_anexo'] loop
    execute format('alter table %I enable row level security', tabela);
    execute format('create policy do_credenciado on %I using (codigo_credenciado = (select credenciado_atual()))', tabela);
    execute format('revoke update, delete, truncate on %I from portal_app', tabela);
  end loop;
end $$;
-- A request is answered; what was sent stays.
grant update (julgada_em, meses_decididos, razao) on reanalise_prazo to portal_app;

alter table notificacao drop constraint notificacao_tipo_check;
alter table notificacao add constraint notificacao_tipo_check
  check (tipo in ('GUIA', 'PAGAMENTO', 'RECURSO', 'DEMONSTRATIVO', 'ALVARA', 'EXAME', 'TRATAMENTO', 'REANALISE'));

-- Requests whose answer is due on a day and that nobody has judged, of all providers, after one of them.
create function reanalises_devidas(hoje date, depois bigint, limite integer)
returns table (codigo_credenciado integer, numero_reanalise bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.codigo_credenciado, r.numero_reanalise from reanalise_prazo r
   where credenciado_atual() = 0 and r.julgada_em is null and r.prazo_resposta <= hoje and r.numero_reanalise > depois
   order by r.numero_reanalise limit limite
$$;
revoke all on function reanalises_devidas(date, bigint, integer) from public;
grant execute on function reanalises_devidas(date, bigint, integer) to portal_app;
