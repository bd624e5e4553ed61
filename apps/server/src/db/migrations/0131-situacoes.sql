-- The library's text of the statuses says the next step of a guide in analysis as its page does: what was sent already is
-- not asked for again.
update biblioteca_arquivo
   set texto = replace(texto, 'Envie o plano para auditoria e aguarde a decisão.',
                       'Se o plano ainda não foi para a auditoria, envie-o; depois aguarde a decisão.')
 where texto like '%Envie o plano para auditoria e aguarde a decisão.%';
