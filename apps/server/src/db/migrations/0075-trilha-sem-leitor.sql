-- Whom a login looked up is counted by `paciente_novo`: nothing asks the trail by login and instant any more, and each of
-- its rows paid for the index.
drop index trilha_login_dia;
