-- Whoever reads the images of its guides reads them together too.
update credenciado set permissoes = array_append(permissoes, 'ACERVO_DIGITAL')
 where permissoes && array['SOLIC_AUTO', 'CONSULTA_GTO'] and 'ACERVO_DIGITAL' <> all (permissoes);
