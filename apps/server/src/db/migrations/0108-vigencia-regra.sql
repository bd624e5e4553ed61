-- Since when the rule of an event holds as it stands, and who says so: told beside every denial that follows from it.
-- Whoever changes a rule changes both with it. What the former version adds without them is the demonstration's.
alter table regra_evento
  add column desde date not null default '2015-01-01',
  add column fonte text not null default 'Valor da demonstração' check (fonte <> '');

-- An installation that is running has its rules already: where each of them comes from, the rule itself says.
update regra_evento
   set fonte = case regra ->> 'fonte'
                 when 'tabela' then 'Valor da demonstração: o que é usual no setor'
                 when 'operadora' then 'Valor da demonstração: regra própria da operadora'
                 else 'Valor da demonstração: padrão da família do evento'
               end;

-- What was denied to a provider when it was asked for.
create index evento_guia_negado on evento_guia (codigo_credenciado, numero_ficha) where autorizacao = 3;
