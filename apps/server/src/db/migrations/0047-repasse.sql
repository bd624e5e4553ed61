-- The money of the provider (Operadora §4): what was forwarded and with which protocol, the monthly runs, their rows and
-- what is withheld from them. Cents, always.

-- What the law asks of who is paid: Simples Nacional with its declaration on file, the ISS of the municipality's own row.
alter table credenciado add column simples boolean not null default false;
alter table credenciado add column iss_pontos_base smallint check (iss_pontos_base between 1 and 500);

create sequence protocolo_repasse_seq;

-- A guide is forwarded once. The lot is the provider's day.
create table encaminhamento (
  codigo_credenciado integer not null,
  numero_ficha       bigint not null,
  numero_lote        text not null check (length(numero_lote) <= 12),
  protocolo          text not null default 'P' || lpad(nextval('protocolo_repasse_seq')::text, 11, '0')
                     check (length(protocolo) = 12),
  em                 timestamptz not null,
  -- The closing day of the run that it enters, if it is judged by then.
  fechamento         date not null,
  primary key (codigo_credenciado, numero_ficha),
  foreign key (codigo_credenciado, numero_ficha) references guia
);

create table repasse (
  codigo_credenciado  integer not null references credenciado,
  fechamento          date not null,
  publicacao          date not null,
  pagamento           date not null,
  situacao            text not null default 'aberto' check (situacao in ('aberto', 'publicado', 'depositado')),
  informado_centavos  bigint not null default 0,
  processado_centavos bigint not null default 0,
  glosa_centavos      bigint not null default 0,
  franquia_centavos   bigint not null default 0,
  liberado_centavos   bigint not null default 0,
  debito_centavos     bigint not null default 0,
  credito_centavos    bigint not null default 0,
  liquido_centavos    bigint not null default 0,
  mudado_em           timestamptz not null,
  primary key (codigo_credenciado, fechamento),
  check (fechamento < publicacao and publicacao <= pagamento),
  check (processado_centavos = liberado_centavos + glosa_centavos + franquia_centavos),
  check (liquido_centavos = liberado_centavos - debito_centavos + credito_centavos)
);
-- What is to be summed up or deposited.
create index repasse_devido on repasse (publicacao) where situacao = 'aberto';
create index repasse_deposito on repasse (pagamento) where situacao = 'publicado';

-- One row by event and way in: the key is why nothing is paid twice.
create table repasse_evento (
  codigo_credenciado  integer not null,
  numero_ficha        bigint not null,
  sequencial_inclusao smallint not null,
  -- Granted by an appeal, and not at the first judgement.
  recurso             boolean not null,
  fechamento          date not null,
  -- As they were on the day: a dentist may change the unit, or leave.
  codigo_dentista     integer,
  unidade             text,
  informado_centavos  integer not null,
  processado_centavos integer not null,
  glosa_centavos      integer not null,
  franquia_centavos   integer not null,
  liberado_centavos   integer not null,
  -- The denials as told on that day: code, literal text and reason.
  glosas              jsonb not null default '[]',
  primary key (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso),
  foreign key (codigo_credenciado, numero_ficha, sequencial_inclusao) references evento_guia,
  foreign key (codigo_credenciado, fechamento) references repasse,
  check (processado_centavos = liberado_centavos + glosa_centavos + franquia_centavos)
);
create index repasse_evento_ordem on repasse_evento
  (codigo_credenciado, fechamento, unidade, codigo_dentista, numero_ficha, sequencial_inclusao);

-- What is taken from a run or added to it: TISS types 01 to 09. What the law withholds, and corrections without an event.
create table repasse_desconto (
  codigo_credenciado integer not null,
  fechamento         date not null,
  sequencial         smallint not null,
  tipo               text not null check (tipo in ('01', '02', '03', '04', '05', '06', '07', '08', '09')),
  credito            boolean not null default false,
  base_centavos      bigint,
  pontos_base        smallint,
  valor_centavos     bigint not null check (valor_centavos > 0),
  descricao          text,
  primary key (codigo_credenciado, fechamento, sequencial),
  foreign key (codigo_credenciado, fechamento) references repasse
);

do $$
declare tabela text;
begin
  foreach tabela in array array['encaminhamento', 'repasse', 'repasse_evento', 'repasse_desconto'] loop
    execute format('alter table %I enable row level security', tabela);
    execute format('create policy do_credenciado on %I using (codigo_credenciado = (select credenciado_atual()))', tabela);
    execute format('revoke update, delete, truncate on %I from portal_app', tabela);
  end loop;
end $$;
-- A run moves on; what it paid stays.
grant update (situacao, informado_centavos, processado_centavos, glosa_centavos, franquia_centavos, liberado_centavos,
              debito_centavos, credito_centavos, liquido_centavos, mudado_em) on repasse to portal_app;

-- The operator's job looks over all providers for what is due, and then acts as each of them.
create function repasses_devidos(hoje date, depois integer, limite integer) returns setof integer
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct codigo_credenciado from repasse
   where codigo_credenciado > depois
     and (situacao = 'aberto' and publicacao <= hoje or situacao = 'publicado' and pagamento <= hoje)
   order by codigo_credenciado limit limite
$$;
revoke all on function repasses_devidos(date, integer, integer) from public;
grant execute on function repasses_devidos(date, integer, integer) to portal_app;

alter table notificacao drop constraint notificacao_tipo_check;
alter table notificacao add constraint notificacao_tipo_check
  check (tipo in ('GUIA', 'PAGAMENTO', 'DEMONSTRATIVO', 'ALVARA'));

-- What was forwarded and judged before there were runs, by the calendar of the demonstration: closed on the 20th,
-- published on the 1st and deposited on the 10th of the next month. The runs are summed up as any other, by the job.
insert into encaminhamento (codigo_credenciado, numero_ficha, numero_lote, em, fechamento)
  select codigo_credenciado, numero_ficha, to_char(dia, 'YYYYMMDD'), em,
         (date_trunc('month', dia - 20) + interval '1 month 19 days')::date
    from (select distinct on (codigo_credenciado, numero_ficha) codigo_credenciado, numero_ficha, em,
                 (em at time zone 'America/Sao_Paulo')::date as dia
            from historico_guia
           where para_status in (10, 20) and de_status is distinct from para_status
           order by codigo_credenciado, numero_ficha, em) h;
insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em)
  select codigo_credenciado, fechamento, (date_trunc('month', fechamento) + interval '1 month')::date,
         (date_trunc('month', fechamento) + interval '1 month 9 days')::date, max(em)
    from encaminhamento group by codigo_credenciado, fechamento;
insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento, codigo_dentista,
                            unidade, informado_centavos, processado_centavos, glosa_centavos, franquia_centavos,
                            liberado_centavos, glosas)
  select e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao, false, n.fechamento, g.codigo_dentista, d.unidade,
         e.valor_centavos, e.valor_centavos, e.valor_glosado_centavos,
         e.valor_centavos - e.valor_glosado_centavos - e.valor_pago_centavos, e.valor_pago_centavos,
         case when e.valor_glosado_centavos > 0
              then jsonb_path_query_array(e.motivos, '$[*] ? (@.severidade != "aviso")') else '[]' end
    from encaminhamento n
    join guia g using (codigo_credenciado, numero_ficha)
    join evento_guia e using (codigo_credenciado, numero_ficha)
    left join dentista d on (d.codigo_credenciado, d.codigo) = (g.codigo_credenciado, g.codigo_dentista)
   where e.valor_pago_centavos is not null and not e.nao_realizado;
