-- Who collects the patient's part under a plan, from a day on (Operadora §4): the clinic at the desk, which the operator then
-- deducts, or the operator, which bills the member later. A plan without a row leaves it to the clinic.
create table plano_coparticipacao (
  codigo_plano text not null references plano,
  desde        date not null,
  cobranca     text not null check (cobranca in ('clinica', 'operadora')),
  primary key (codigo_plano, desde)
);
revoke insert, update, delete on plano_coparticipacao from portal_app;

-- An installation that is running has its plans already: this is added to them. A new one gets them all together.
insert into plano_coparticipacao (codigo_plano, desde, cobranca)
select codigo, '2026-11-01', 'operadora' from plano where codigo in ('AURESS', 'MERPRE', 'LUMCOM');

-- What the operator bills the member for later, for information: no part of what is deducted (copart_centavos).
alter table evento_guia
  add column copart_operadora_centavos integer not null default 0 check (copart_operadora_centavos >= 0);
