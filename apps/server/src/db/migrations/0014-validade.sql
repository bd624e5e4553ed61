-- How long a password is good (Spec §3, validadeSenha), by network and guide type; null speaks of all of them. The type
-- comes before the network, then the latest row in force.
create table prazo_senha (
  id                      integer generated always as identity primary key,
  rede                    text,
  codigo_tipo_atendimento smallint,
  desde                   date not null,
  -- Null: until the last day of the month of the release.
  dias_validade           integer check (dias_validade > 0),
  dias_renovacao          integer not null check (dias_renovacao > 0),
  -- How long before its release an emergency may have been attended.
  dias_urgencia           integer not null check (dias_urgencia >= 0),
  unique nulls not distinct (rede, codigo_tipo_atendimento, desde)
);
revoke insert, update, delete on prazo_senha from portal_app;

-- An installation that is running has its rules already: these are added to them. A new one gets them all together.
insert into prazo_senha (rede, codigo_tipo_atendimento, desde, dias_validade, dias_renovacao, dias_urgencia)
select null, tipo, '2000-01-01', dias, 30, 3
  from (values (null::smallint, 90), (8::smallint, null)) as prazo(tipo, dias)
 where exists (select from regra_evento);

alter table guia add column renovada_em timestamptz;

-- Until now nothing was refused after the printed validity: no guide loses a day of it.
update guia
   set validade_senha = greatest(validade_senha, case
         when codigo_tipo_atendimento = 8
           then (date_trunc('month', liberada_em at time zone 'America/Sao_Paulo') + interval '1 month - 1 day')::date
         else (liberada_em at time zone 'America/Sao_Paulo')::date + 90
       end);
