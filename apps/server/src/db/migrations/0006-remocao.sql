-- The removal of an image was once told as its sending, the action that allows it. Its words tell the two apart
-- ("Imagem 1: a.png", "Imagem 1 removida: a.png"): a file's name stands after the colon.
update historico_guia set acao = 'deleteImagem'
 where acao = 'uploadImagem' and motivo ~ '^Imagem [0-9]+ removida: ';
