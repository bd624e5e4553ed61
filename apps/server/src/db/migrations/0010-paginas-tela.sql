-- How many of its pages an image can be seen by on the screen. A PDF kept before pages were drawn has none: it is only
-- downloaded. Any other image has its one copy.
alter table imagem_guia add column paginas_tela smallint not null default 1;
update imagem_guia set paginas_tela = 0 where tipo = 'application/pdf';
