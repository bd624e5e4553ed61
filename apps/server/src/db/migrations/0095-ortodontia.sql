-- The orthodontic treatment (Operadora §2).
create sequence numero_tratamento_seq start 8000001;

-- The terms of orthodontics in the contracts of a network, from a day on.
create table prazo_ortodontia (
  rede              text not null,
  desde             date not null,
  -- The most that an initial guide grants, what an extension grants that asks for no months, and the most of that.
  meses_iniciais    smallint not null check (meses_iniciais > 0),
  meses_prorrogacao smallint not null check (meses_prorrogacao > 0),
  meses_maximo      smallint not null check (meses_maximo >= meses_prorrogacao),
  -- Without maintenance for longer, the treatment is abandoned.
  meses_abandono    smallint not null check (meses_abandono > 0),
  -- After the last month granted, for those that are lost.
  meses_folga       smallint not null check (meses_folga >= 0),
  -- An extension may be asked for while so many guides are left: 2 is from the 11th of 12 on.
  guias_prorrogacao smallint not null check (guias_prorrogacao > 0),
  primary key (rede, desde)
);
revoke insert, update, delete on prazo_ortodontia from portal_app;

-- What a plan says of orthodontics, from a day on; a plan without a row does not cover it. Null: no bound, and the co-payment
-- of the plan's other events. It takes the place of plano.ortodontia, which stays for the version before this one.
create table plano_ortodontia (
  codigo_plano              text not null references plano,
  desde                     date not null,
  tratamentos_vida          smallint check (tratamentos_vida > 0),
  idade_minima              smallint check (idade_minima >= 0),
  idade_maxima              smallint check (idade_maxima >= idade_minima),
  percentual_coparticipacao smallint check (percentual_coparticipacao between 0 and 100),
  primary key (codigo_plano, desde)
);
revoke insert, update, delete on plano_ortodontia from portal_app;

-- An installation that is running has its contracts already: these are added to them. A new one gets them all together.
insert into prazo_ortodontia (rede, desde, meses_iniciais, meses_prorrogacao, meses_maximo, meses_abandono, meses_folga,
                              guias_prorrogacao)
select rede, '2015-01-01', 12, 12, 24, 6, 6, 2 from unnest(array['AURORA', 'MERIDIANO', 'LUMINA']) as rede
 where exists (select from regra_evento);
insert into plano_ortodontia (codigo_plano, desde, tratamentos_vida, idade_minima)
select codigo, '2015-01-01', case tipo when 'premium' then 2 else 1 end, 6 from plano where ortodontia;

create table tratamento_ortodontico (
  codigo_credenciado   integer not null references credenciado,
  numero_tratamento    bigint not null unique default nextval('numero_tratamento_seq'),
  codigo_associado     text not null references associado,
  codigo_plano         text not null references plano,
  estado               text not null check (estado in ('solicitado', 'ativo', 'suspenso', 'abandonado', 'contencao',
                                             'concluido', 'cancelado')),
  numero_ficha_inicial bigint not null unique,
  inicio               date,
  meses_concedidos     smallint not null default 0 check (meses_concedidos >= 0),
  fim                  date,
  -- The treatment that took its place, with another provider or the same, and the state that comes back if that is undone.
  substituido_por      bigint references tratamento_ortodontico (numero_tratamento),
  estado_antes         text,
  criado_em            timestamptz not null,
  atualizado_em        timestamptz not null,
  primary key (codigo_credenciado, numero_tratamento),
  foreign key (codigo_credenciado, numero_ficha_inicial) references guia,
  check ((estado in ('abandonado', 'concluido', 'cancelado')) = (fim is not null)),
  check (estado in ('solicitado', 'cancelado') or inicio is not null),
  check ((substituido_por is null) = (estado_antes is null))
);
create index tratamento_ortodontico_associado on tratamento_ortodontico (codigo_associado, numero_tratamento desc);
create index tratamento_ortodontico_credenciado on tratamento_ortodontico (codigo_credenciado, estado, numero_tratamento);
create index tratamento_ortodontico_substituto on tratamento_ortodontico (substituido_por) where substituido_por is not null;
-- Nobody is in two treatments at once, whoever's they are.
create unique index tratamento_ortodontico_vivo on tratamento_ortodontico (codigo_associado)
  where estado in ('ativo', 'suspenso');
alter table tratamento_ortodontico enable row level security;
create policy do_credenciado on tratamento_ortodontico using (codigo_credenciado = (select credenciado_atual()));
revoke delete, truncate on tratamento_ortodontico from portal_app;

create table historico_tratamento (
  codigo_credenciado integer not null,
  numero_tratamento  bigint not null,
  id                 bigint generated always as identity,
  em                 timestamptz not null,
  autor              text not null,
  acao               text not null,
  de_estado          text,
  para_estado        text not null,
  -- The guide that did it, and the months that it granted or took back.
  numero_ficha       bigint,
  meses              smallint,
  motivo             text,
  primary key (codigo_credenciado, numero_tratamento, id),
  foreign key (codigo_credenciado, numero_tratamento) references tratamento_ortodontico,
  foreign key (codigo_credenciado, numero_ficha) references guia
);
alter table historico_tratamento enable row level security;
create policy do_credenciado on historico_tratamento using (codigo_credenciado = (select credenciado_atual()));
revoke update, delete, truncate on historico_tratamento from portal_app;

-- Of which treatment an orthodontic guide is: its months are read from its guides.
alter table guia add column numero_tratamento bigint,
  add foreign key (codigo_credenciado, numero_tratamento) references tratamento_ortodontico;
create index guia_tratamento on guia (codigo_credenciado, numero_tratamento) where numero_tratamento is not null;

-- The events of a phase of the treatment, those that a former code is still sent for among them.
create function eventos_ortodontia(papel text) returns text[] language sql stable as $$
  select coalesce(array_agg(codigo), '{}') from (
    select codigo_evento as codigo from regra_evento where regra ->> 'papelOrtodontia' = papel
    union
    select jsonb_array_elements_text(regra -> 'codigosAntigos') from regra_evento where regra ->> 'papelOrtodontia' = papel
  ) evento
$$;

-- How many treatments of a patient came to their end or were abandoned, with any provider. Whose they were is told to nobody.
-- Without the one that a guide began, which is judged against the others.
create function tratamentos_feitos(associado text, exceto bigint) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer from tratamento_ortodontico
   where codigo_associado = associado and numero_ficha_inicial <> exceto and estado in ('abandonado', 'contencao', 'concluido')
$$;

-- Whether the patient is in no treatment, of any provider.
create function sem_tratamento(associado text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from tratamento_ortodontico where codigo_associado = associado and estado in ('ativo', 'suspenso'))
$$;

-- Another treatment of the patient ends where the session's provider begins one of its own (Operadora §2), whoever's it was.
-- Answers whose, so that they are told.
create function troca_tratamento(novo bigint, agora timestamptz)
returns table (codigo_credenciado integer, numero_tratamento bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  inicial tratamento_ortodontico;
  antigo tratamento_ortodontico;
begin
  select * into inicial from tratamento_ortodontico t
   where t.codigo_credenciado = credenciado_atual() and t.numero_tratamento = novo and t.estado = 'solicitado';
  if not found then return; end if;
  for antigo in select * from tratamento_ortodontico t
                 where t.codigo_associado = inicial.codigo_associado and t.estado in ('ativo', 'suspenso') for update loop
    update tratamento_ortodontico t
       set estado = 'cancelado', fim = (agora at time zone 'America/Sao_Paulo')::date, substituido_por = novo,
           estado_antes = antigo.estado, atualizado_em = agora
     where t.numero_tratamento = antigo.numero_tratamento;
    insert into historico_tratamento (codigo_credenciado, numero_tratamento, em, autor, acao, de_estado, para_estado)
    values (antigo.codigo_credenciado, antigo.numero_tratamento, agora, 'operadora', 'replace', antigo.estado, 'cancelado');
    codigo_credenciado := antigo.codigo_credenciado;
    numero_tratamento := antigo.numero_tratamento;
    return next;
  end loop;
end $$;

-- The same undone, once the treatment of the session's provider that took its place was cancelled.
create function desfaz_troca_tratamento(novo bigint, agora timestamptz)
returns table (codigo_credenciado integer, numero_tratamento bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  antigo tratamento_ortodontico;
begin
  if not exists (select from tratamento_ortodontico t
                  where t.codigo_credenciado = credenciado_atual() and t.numero_tratamento = novo
                    and t.estado = 'cancelado') then return; end if;
  for antigo in select * from tratamento_ortodontico t
                 where t.substituido_por = novo and t.estado = 'cancelado'
                   and not exists (select from tratamento_ortodontico v
                                    where v.codigo_associado = t.codigo_associado and v.estado in ('ativo', 'suspenso'))
                 for update loop
    update tratamento_ortodontico t
       set estado = antigo.estado_antes, fim = null, substituido_por = null, estado_antes = null, atualizado_em = agora
     where t.numero_tratamento = antigo.numero_tratamento;
    insert into historico_tratamento (codigo_credenciado, numero_tratamento, em, autor, acao, de_estado, para_estado)
    values (antigo.codigo_credenciado, antigo.numero_tratamento, agora, 'operadora', 'restore', 'cancelado',
            antigo.estado_antes);
    codigo_credenciado := antigo.codigo_credenciado;
    numero_tratamento := antigo.numero_tratamento;
    return next;
  end loop;
end $$;

-- The operator's job, which is nobody's session, looks over the treatments of all providers that may end by themselves, and
-- then acts as each. A provider is answered none.
create function tratamentos_em_curso(depois bigint, limite integer)
returns table (codigo_credenciado integer, numero_tratamento bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.codigo_credenciado, t.numero_tratamento from tratamento_ortodontico t
   where credenciado_atual() = 0 and t.estado in ('ativo', 'contencao') and t.numero_tratamento > depois
   order by t.numero_tratamento limit limite
$$;

revoke all on function eventos_ortodontia(text), tratamentos_feitos(text, bigint), sem_tratamento(text),
  troca_tratamento(bigint, timestamptz),
  desfaz_troca_tratamento(bigint, timestamptz), tratamentos_em_curso(bigint, integer) from public;
grant execute on function eventos_ortodontia(text), tratamentos_feitos(text, bigint), sem_tratamento(text),
  troca_tratamento(bigint, timestamptz),
  desfaz_troca_tratamento(bigint, timestamptz), tratamentos_em_curso(bigint, integer) to portal_app;

alter table notificacao drop constraint notificacao_tipo_check;
alter table notificacao add constraint notificacao_tipo_check
  check (tipo in ('GUIA', 'PAGAMENTO', 'RECURSO', 'DEMONSTRATIVO', 'ALVARA', 'EXAME', 'TRATAMENTO'));

-- The guides of before: an initial one that was authorised began a treatment, of which the last of a patient goes on. Its
-- maintenances, and those of the same provider after it, are its own.
insert into tratamento_ortodontico (codigo_credenciado, codigo_associado, codigo_plano, estado, numero_ficha_inicial, inicio,
                                    meses_concedidos, fim, criado_em, atualizado_em)
select codigo_credenciado, codigo_associado, codigo_plano, case when seguinte is null then 'ativo' else 'concluido' end,
       numero_ficha, inicio, 12, seguinte, em, em
  from (select g.codigo_credenciado, g.codigo_associado, g.codigo_plano, g.numero_ficha,
               coalesce(g.enviada_em, g.liberada_em) as em,
               (coalesce(g.enviada_em, g.liberada_em) at time zone 'America/Sao_Paulo')::date as inicio,
               lead((coalesce(g.enviada_em, g.liberada_em) at time zone 'America/Sao_Paulo')::date)
                 over (partition by g.codigo_associado order by g.liberada_em, g.numero_ficha) as seguinte
          from guia g
         where g.codigo_tipo_atendimento = 7 and g.status_ficha in (1, 7, 10, 11, 12, 13, 14, 15, 18, 19, 20)
           and g.numero_ficha_principal is null and not g.recem_nato) inicial;
insert into historico_tratamento (codigo_credenciado, numero_tratamento, em, autor, acao, de_estado, para_estado,
                                  numero_ficha, meses)
select codigo_credenciado, numero_tratamento, criado_em, 'operadora', passo.acao, passo.de, passo.para,
       numero_ficha_inicial, passo.meses
  from tratamento_ortodontico,
       (values (1, 'request', null, 'solicitado', null::smallint), (2, 'authorise', 'solicitado', 'ativo', 12::smallint))
         as passo(ordem, acao, de, para, meses)
 order by numero_tratamento, passo.ordem;
insert into historico_tratamento (codigo_credenciado, numero_tratamento, em, autor, acao, de_estado, para_estado)
select codigo_credenciado, numero_tratamento, fim::timestamp at time zone 'America/Sao_Paulo', 'operadora', 'conclude',
       'ativo', 'concluido'
  from tratamento_ortodontico where fim is not null;
update guia g set numero_tratamento = t.numero_tratamento
  from tratamento_ortodontico t
 where t.numero_ficha_inicial = g.numero_ficha
    or (g.codigo_tipo_atendimento in (8, 9) and g.codigo_credenciado = t.codigo_credenciado
        and g.codigo_associado = t.codigo_associado
        and (g.liberada_em at time zone 'America/Sao_Paulo')::date between t.inicio and coalesce(t.fim, 'infinity'));
