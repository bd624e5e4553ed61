-- Which of a login's links was asked for after which: one that was handed over ends those from before, never one from
-- after (Segurança A3). Of a link from before this, or without a message, nothing is known: it is a former one.
alter table fluxo_senha add column pedido_em timestamptz;
alter table fluxo_senha add column pedido uuid;

-- Whom a decoy resembles is drawn by a hash of login and seed, for which no order is kept. The column of 0034 stays for
-- the former version, which may still run beside this one.
drop index credencial_sorteio;
