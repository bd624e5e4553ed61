-- What the operator hands its providers to read (Operadora §6). A file is kept as its text and drawn as PDF when it is
-- asked for: what is read in the page and what is downloaded cannot differ. A network that is null is everybody's.
create table biblioteca_arquivo (
  codigo       integer primary key,
  grupo        text not null,
  -- Within the whole library: a group stands where its first file does.
  ordem        smallint not null,
  titulo       text not null,
  descricao    text not null,
  texto        text not null,
  versao       smallint not null check (versao > 0),
  publicado_em date not null,
  rede         text
);
revoke insert, update, delete, truncate on biblioteca_arquivo from portal_app;
