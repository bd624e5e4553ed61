-- What holds an exam is that exam for its frequency, in every guide (the portal's own code tells which): the pairs of the
-- same day are no longer asked, whose answer it gives too.
delete from exclusao_evento
 where exclusao ->> 'a' in ('98958569', '98958577', '98958585', '98968564', '98958593', '98966162')
   and exclusao ->> 'quando' = 'mesmoDia';

-- A traced teleradiography has its tracing. A new database is filled after its migrations: only one that was filled gets
-- the pair here.
insert into exclusao_evento (id, exclusao)
select max(id) + 1,
       '{"a": "81000480", "b": "81000537", "onde": "beneficiario", "quando": "mesmaGuia", "prevalece": "a",
         "codigoGlosa": "3008", "admiteJustificativa": false}'
  from exclusao_evento
having count(*) > 0;
