-- What whoever sent a renewal quotes of it: none of those that were sent before.
alter table renovacao_alvara add column protocolo text;
