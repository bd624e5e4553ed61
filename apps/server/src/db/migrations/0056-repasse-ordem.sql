-- A run is read guide by guide, page after page and batch after batch: in the order of its rows there, so that what
-- comes before is not read again. By unit and dentist it is only summed up, which reads all of it in any order.
create index repasse_evento_guia on repasse_evento
  (codigo_credenciado, fechamento, numero_ficha, sequencial_inclusao, recurso);
drop index repasse_evento_ordem;
