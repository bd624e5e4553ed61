-- Seals are made with a key that the database does not hold: `chave` names it. None: made before seals had one.
alter table trilha_selo add column chave text;

-- Holds for every new seal, and leaves those that are there as they are: a chain does not go back to seals that
-- whoever owns the tables could make.
alter table trilha_selo add constraint trilha_selo_chave check (chave is not null) not valid;
