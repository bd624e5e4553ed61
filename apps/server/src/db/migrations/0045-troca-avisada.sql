-- The e-mail that was in force is told when a change of contact took effect.
alter table mensagem drop constraint mensagem_assunto_check;
alter table mensagem add constraint mensagem_assunto_check
  check (assunto in ('linkSenha', 'senhaDefinida', 'trocaContato', 'contatoTrocado', 'notificacao'));
