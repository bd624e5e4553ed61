-- What the whole clinic reads tells no amount of a payment (Spec §3): how much is told where the sharing option is asked.
update notificacao set texto = split_part(texto, ': ', 1)
 where tipo = 'DEMONSTRATIVO' and texto like any (array['Demonstrativo publicado: %', 'Pagamento depositado: %']);
update historico_guia set motivo = regexp_replace(motivo, '^Recurso de R\$[^:]*:', 'Recurso:')
 where acao = 'sendRecurso' and motivo like 'Recurso de R$%';
