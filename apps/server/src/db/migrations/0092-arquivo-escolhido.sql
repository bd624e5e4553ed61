-- A photograph is made smaller before it goes, which changes its bytes: of the file that was chosen its hash is kept too,
-- so that the same file is known again before it is sent a second time. Null where it went as it was.
alter table imagem_guia add column sha256_arquivo text;
