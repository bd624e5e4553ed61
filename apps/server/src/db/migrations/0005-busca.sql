-- A status and a specialty without a period (Spec §7): by the status alone, every guide that has it was read to find
-- the few of the specialty.
create index guia_especialidade_status on guia
  (codigo_credenciado, codigo_especialidade, status_ficha, liberada_em desc, numero_ficha desc);
