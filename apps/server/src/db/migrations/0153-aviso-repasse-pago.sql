-- The operator pays; a deposit is what the bank shows. What was told before says so in the words of what is told now.
update notificacao set texto = 'Repasse pago' where tipo = 'DEMONSTRATIVO' and texto = 'Pagamento depositado';
