-- Contacts that a desk was given belong to the guide that it has in progress; the registration changes when the member
-- confirms by the message that went to the channel in force. Without a channel the operator's side decides.
alter table contato_associado
  add column numero_ficha bigint,
  add column canal text check (canal in ('EMAIL', 'CELULAR')),
  -- The message, whose link the member confirms by (associado/linkContato.ts).
  add column mensagem uuid,
  add foreign key (codigo_credenciado, numero_ficha) references guia (codigo_credenciado, numero_ficha),
  add check ((canal is null) = (mensagem is null));
create unique index contato_associado_mensagem on contato_associado (codigo_credenciado, mensagem);

alter table mensagem drop constraint mensagem_assunto_check;
alter table mensagem add constraint mensagem_assunto_check
  check (assunto in ('linkSenha', 'senhaDefinida', 'trocaContato', 'contatoTrocado', 'notificacao', 'contatoPaciente'));
