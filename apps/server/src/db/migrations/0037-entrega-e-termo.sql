-- Which of a login's links was asked for after which: one that was handed over ends those from before, never one from
-- after (Segurança A3). Of a link from before this, or without a message, nothing is known: it is a former one.
alter table fluxo_senha add column pedido_em timestamptz;
alter table fluxo_senha add column pedido uuid;

-- Whom a decoy resembles is drawn by a hash of login and seed, for which no order is kept. The column of 0034 stays for
-- the former version, which may still run beside this one.
drop index credencial_sorteio;

-- What was published stays as it was read, title and date too, and an acceptance as it was given: not even the tables'
-- owner changes them (Operadora §6). A version that nobody has accepted may still be taken back.
create function recusa_mudanca() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger documento_imutavel before update or truncate on documento_termo
  for each statement execute function recusa_mudanca();
create trigger aceite_imutavel before update or delete or truncate on aceite_termo
  for each statement execute function recusa_mudanca();
