-- A notice that asks for an acceptance is no longer new once it was given (Operadora §6): open screens count again at its
-- commit, and its words stay true afterwards.
create trigger notificacao_cumprida after insert on aceite_termo for each row execute function avisa_notificacao();

update notificacao set texto = 'Termo para o seu aceite: ' || regexp_replace(texto, ': espera o seu aceite$', '')
 where tipo = 'TERMO' and texto like '%: espera o seu aceite';
