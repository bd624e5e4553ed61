-- What contracts and law say of money, each with its validity (Operadora §4): it was part of the program until now.
create table calendario_repasse (
  rede              text not null,
  desde             date not null,
  dia_fechamento    smallint not null check (dia_fechamento between 1 and 31),
  dia_publicacao    smallint not null check (dia_publicacao between 1 and 31),
  dia_pagamento     smallint not null check (dia_pagamento between 1 and 31),
  dias_apresentacao smallint not null check (dias_apresentacao > 0),
  primary key (rede, desde)
);

create table prazo_recurso (
  rede         text not null,
  desde        date not null,
  dias         smallint not null check (dias > 0),
  codigo_glosa text not null check (codigo_glosa in ('2907', '2909')),
  primary key (rede, desde)
);

create table aliquota_retencao (
  tipo        text not null,
  desde       date not null,
  ate         date check (ate >= desde),
  pontos_base smallint not null check (pontos_base between 1 and 10000),
  primary key (tipo, desde)
);

create table tabela_irrf (
  desde                          date primary key,
  desconto_simplificado_centavos integer not null check (desconto_simplificado_centavos >= 0),
  faixas                         jsonb not null,
  redutor                        jsonb
);

-- Null: every plan.
create table isencao_coparticipacao (
  codigo_plano  text references plano,
  codigo_evento text not null,
  desde         date not null,
  ate           date check (ate >= desde),
  unique nulls not distinct (codigo_plano, codigo_evento, desde)
);

revoke insert, update, delete on calendario_repasse, prazo_recurso, aliquota_retencao, tabela_irrf,
  isencao_coparticipacao from portal_app;

-- An installation that is running has its rules already: these are added to them. A new one gets them all together.
insert into calendario_repasse (rede, desde, dia_fechamento, dia_publicacao, dia_pagamento, dias_apresentacao)
select rede, '2015-01-01', 20, 1, 10, 90 from unnest(array['AURORA', 'MERIDIANO', 'LUMINA']) as rede
 where exists (select from regra_evento);

insert into prazo_recurso (rede, desde, dias, codigo_glosa)
select rede, '2015-01-01', dias, codigo
  from (values ('AURORA', 30, '2909'), ('MERIDIANO', 30, '2909'), ('LUMINA', 180, '2907')) as prazo(rede, dias, codigo)
 where exists (select from regra_evento);

insert into aliquota_retencao (tipo, desde, ate, pontos_base)
select tipo, '2015-01-01', ate::date, pontos
  from (values ('01', null, 150), ('04', '2026-12-31', 65), ('05', '2026-12-31', 300), ('06', null, 100))
    as aliquota(tipo, ate, pontos)
 where exists (select from regra_evento);

insert into tabela_irrf (desde, desconto_simplificado_centavos, faixas, redutor)
select desde::date, desconto,
       jsonb_build_array(
         jsonb_build_object('ate', fim, 'pontosBase', 0, 'deduzir', 0),
         jsonb_build_object('ate', 282665, 'pontosBase', 750, 'deduzir', deduzir[1]),
         jsonb_build_object('ate', 375105, 'pontosBase', 1500, 'deduzir', deduzir[2]),
         jsonb_build_object('ate', 466468, 'pontosBase', 2250, 'deduzir', deduzir[3]),
         jsonb_build_object('ate', null, 'pontosBase', 2750, 'deduzir', deduzir[4])),
       redutor::jsonb
  from (values
         ('2024-02-01', 56480, 225920, array[16944, 38144, 66277, 89600], null),
         ('2025-05-01', 60720, 242880, array[18216, 39416, 67549, 90873], null),
         ('2026-01-01', 60720, 242880, array[18216, 39416, 67549, 90873],
          '{"ate": 500000, "maximo": 31289, "fim": 735000, "fixo": 97862, "milionesimos": 133145}'))
    as tabela(desde, desconto, fim, deduzir, redutor)
 where exists (select from regra_evento);

insert into isencao_coparticipacao (codigo_plano, codigo_evento, desde)
select null, codigo, '2015-01-01'
  from unnest(array['81000030', '81000065', '84000090', '84000139', '84000163', '84000198']) as codigo
 where exists (select from regra_evento);
