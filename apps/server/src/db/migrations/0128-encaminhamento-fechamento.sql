-- The deadline radar asks for what was forwarded to a run that has not closed, of the exams among it: not for all that ever was.
create index encaminhamento_fechamento on encaminhamento (codigo_credenciado, fechamento) include (numero_ficha);
