-- The pairs of a documentation kit stand in the order of the specification's exams (Spec §5): of the orthopedic kit two of
-- them change places in an installation that is running.
update exclusao_evento e
   set exclusao = outro.exclusao
  from exclusao_evento outro
 where e.id <> outro.id and e.exclusao ->> 'a' = '98968564' and outro.exclusao ->> 'a' = '98968564'
   and e.exclusao ->> 'b' in ('98705563', '81000367') and outro.exclusao ->> 'b' in ('98705563', '81000367');

-- Each revision of a draft has a number that no other ever had: one that was sent is not taken for the next.
create sequence revisao_rascunho_solicitacao_seq as integer;
