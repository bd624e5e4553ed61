-- What a provider did by month, and what it forwarded and how (Interface S01).
create index evento_guia_realizado on evento_guia
  (codigo_credenciado, data_realizacao, numero_ficha, sequencial_inclusao) include (codigo_associado)
  where data_realizacao is not null and autorizacao in (1, 4);
create index historico_guia_encaminhada on historico_guia (codigo_credenciado, em) include (numero_ficha, acao)
  where acao in ('sendRepasse', 'confirmToken');
