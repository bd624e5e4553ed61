-- Which events are of a phase of an orthodontic treatment is asked for every treatment and every maintenance that is read:
-- nine rules say so, and all the others were read to find them.
create index regra_evento_papel on regra_evento ((regra ->> 'papelOrtodontia'))
  where regra ->> 'papelOrtodontia' is not null;
