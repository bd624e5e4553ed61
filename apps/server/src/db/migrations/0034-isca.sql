-- Whom a decoy resembles is drawn among all providers (Segurança A3); asking again ends the former link.

alter table credencial add column sorteio integer not null generated always as (hashint4(login)) stored;
create index credencial_sorteio on credencial (sorteio);
create index mensagem_login on mensagem (login, pedida_em);
