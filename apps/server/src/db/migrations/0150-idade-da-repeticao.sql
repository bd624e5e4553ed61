-- What is old of one provider is found alone: each of its writes looks for it (Spec §8).
create index idempotencia_antigas on idempotencia (codigo_credenciado, criada_em);
drop index idempotencia_idade;
