-- How many different patients who were never attended by its provider a login may look up in a civil day, and from which
-- on the desk is told what is left: the operator changes the row, not the program.
create table limite_consulta (
  unico         boolean primary key default true check (unico),
  novos_por_dia integer not null check (novos_por_dia > 0),
  avisa_em      integer not null check (avisa_em > 0)
);
insert into limite_consulta (novos_por_dia, avisa_em) values (300, 270);
revoke insert, update, delete, truncate on limite_consulta from portal_app;

-- Whom a login looked up today is asked of the trail.
create index trilha_login_dia on trilha (login, em) where codigo_associado is not null;
