-- A search among deposits folded the words of each line again at every key: 20,000 lines took a tenth of a second. They are
-- kept folded. No index of words can serve: a provider sees its own rows alone, and PostgreSQL compares the text of none
-- before it knows whose it is. The index by provider and day leads to at most 20,000 (Operadora §4).
alter table deposito add column procura text generated always as (sem_acento(historico || ' ' || documento)) stored;
