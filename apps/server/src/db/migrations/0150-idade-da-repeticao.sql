-- The old answers of one provider are found without reading its others: each of its writes looks for them (Spec §8). The index
-- of before goes first, for that takes the strongest lock: taken last, a write that is under way would wait for this, and this
-- for the write.
drop index idempotencia_idade;
create index idempotencia_antigas on idempotencia (codigo_credenciado, criada_em);
