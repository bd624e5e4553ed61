-- A tooth in another's place takes months that no word of 0148 told of.
insert into politica_auditoria (tipo, valor) values ('termoPrazo', 'transpos') on conflict do nothing;
