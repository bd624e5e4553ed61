-- Nine rules are of a phase of an orthodontic treatment. They were found by reading all rules, for every treatment and every
-- maintenance of it.
create index regra_evento_papel on regra_evento ((regra ->> 'papelOrtodontia'))
  where regra ->> 'papelOrtodontia' is not null;
