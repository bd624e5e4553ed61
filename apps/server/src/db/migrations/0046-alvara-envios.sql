-- A renewal keeps its newest file alone: how many came for it on the day of the last one is counted apart.
alter table renovacao_alvara
  add column dia_envio  date,
  add column envios_dia smallint not null default 0;
