-- Which login did what in a clinic's book: Ctrl+Z takes back one's own alone (Operadora §4). Null of what was done before
-- this, or by a server before this one, where the clinic has several: it is undone in the history.
alter table conciliacao_acao add column login integer references credencial;

update conciliacao_acao a set login = c.login
  from (select codigo_credenciado, min(login) as login from credencial group by codigo_credenciado having count(*) = 1) c
 where c.codigo_credenciado = a.codigo_credenciado;
