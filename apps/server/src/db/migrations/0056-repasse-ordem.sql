-- A run is read guide by guide, page after page and batch after batch: in the order of its rows there, so that what
-- comes before is not read again. The other index has them in the order in which they are summed up.
create index repasse_evento_guia on repasse_evento
  (codigo_credenciado, fechamento, numero_ficha, sequencial_inclusao, recurso);
