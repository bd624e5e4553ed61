-- A guide and a protocol are looked for by their owner first, as the keys of every other table begin.
alter table tratamento_ortodontico
  drop constraint tratamento_ortodontico_numero_ficha_inicial_key,
  add unique (codigo_credenciado, numero_ficha_inicial);
alter table reanalise_prazo
  drop constraint reanalise_prazo_protocolo_key,
  add unique (codigo_credenciado, protocolo);

-- The first consultation is offered in orthodontics and functional jaw orthopedics too, in the guide that is its own
-- (Operadora §2). The rule changes only where it still says what it was filled with.
update regra_evento
   set regra = jsonb_set(regra, '{especialidades}', '[1, 2, 3, 4, 5, 7, 8, 9, 10, 13, 15, 16, 19, 25, 31, 32, 6, 11]')
 where codigo_evento = '81000065'
   and regra->'especialidades' = '[1, 2, 3, 4, 5, 7, 8, 9, 10, 13, 15, 16, 19, 25, 31, 32]';
