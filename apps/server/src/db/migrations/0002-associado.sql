-- Members, their plans and the event table with its rules and prices. None of it belongs to a provider; every read
-- of a member leaves a row in the access trail.

create table plano (
  codigo                     text primary key,
  nome                       text not null,
  tipo                       text not null check (tipo in ('essencial', 'completo', 'premium')),
  rede                       text not null,
  cobertura_odontologica     boolean not null default true,
  extra_rol                  boolean not null default false,
  ortodontia                 boolean not null default false,
  percentual_coparticipacao  smallint not null default 0,
  teto_coparticipacao_centavos integer not null default 0, -- 0: no cap
  classes_cobertas           text[],
  eventos_excluidos          text[] not null default '{}',
  carencias                  jsonb not null default '{}'
);

create table associado (
  codigo           text primary key check (codigo ~ '^[0-9]{1,9}$'),
  chave            uuid not null unique,
  cpf              text unique,
  nome             text not null,
  nome_civil       text,
  nascimento       date not null,
  situacao         text not null check (situacao in ('ativo', 'inativo', 'suspenso')),
  inclusao         date not null,
  exclusao         date,
  validade_cartao  date,
  telefone         text,
  email            text,
  empresa          text,
  recem_nato_ate   date
);

-- Search by a piece of the name, whatever its accents.
create function sem_acento(texto text) returns text language sql immutable parallel safe
  return public.unaccent('public.unaccent', lower(texto));
create index associado_nome on associado using gin (sem_acento(nome) gin_trgm_ops);

create table associado_plano (
  codigo_associado text not null references associado,
  codigo_plano     text not null references plano,
  principal        boolean not null,
  inicio           date not null,
  fim              date,
  primary key (codigo_associado, codigo_plano)
);

create table atendimento (
  numero           text primary key check (numero ~ '^[0-9]{12,20}$'),
  codigo_associado text not null references associado,
  aberto_em        timestamptz not null
);

create table dente_ausente (
  codigo_associado text not null references associado,
  dente            text not null,
  primary key (codigo_associado, dente)
);

-- The rule of each event (domain, RegraEvento) as data: the operator changes a row, not the program.
create table regra_evento (
  codigo_evento text primary key check (codigo_evento ~ '^[0-9]{8}$'),
  descricao     text not null,
  regra         jsonb not null
);

create table exclusao_evento (
  id       integer primary key,
  exclusao jsonb not null
);

create table preco_evento (
  rede           text not null,
  codigo_evento  text not null references regra_evento,
  desde          date not null,
  valor_centavos integer not null check (valor_centavos >= 0),
  primary key (rede, codigo_evento, desde)
);
