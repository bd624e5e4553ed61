-- The first password of a login is told by mail as created: nothing was changed, and no session ended.
alter table mensagem drop constraint mensagem_assunto_check;
alter table mensagem add constraint mensagem_assunto_check
  check (assunto in ('linkSenha', 'senhaCriada', 'senhaDefinida', 'trocaContato', 'contatoTrocado', 'notificacao', 'contatoPaciente'));
