-- The words of 0098 were too few: what orthodontists write when a treatment takes longer was answered as no reason. A term
-- after 'nao ' is one that a denial makes a reason: 'não fechou', 'sem colaboração'.
insert into politica_auditoria (tipo, valor) select 'termoPrazo', unnest(array[
  'abandon', 'acident', 'afast', 'alinha', 'amament', 'ancor', 'angula', 'apinhad', 'atm', 'ausent', 'avuls', 'biprotru',
  'bolton', 'brack', 'braquet', 'cisto', 'classe', 'conoid', 'corticot', 'cruzad', 'decidu', 'desalinh', 'descol', 'desmarc',
  'despreg', 'desvi', 'diastem', 'discrepanc', 'disjunc', 'disjunt', 'distaliz', 'doenc', 'doente', 'dtm', 'ectop', 'elastic',
  'enxert', 'erup', 'espac', 'esfoli', 'exodont', 'expans', 'extrac', 'extrai', 'extrui', 'extrus', 'faltos', 'faltas',
  'faltou', 'fenestr', 'finalizacao', 'gestac', 'girad', 'giro', 'gravid', 'habito', 'higien', 'hipodont', 'implant', 'inclina',
  'intercusp', 'internac', 'internad', 'interromp', 'interrup', 'intrui', 'intrus', 'irromp', 'irrup', 'linguovers',
  'macrodont', 'maloclus', 'mesializ', 'microdont', 'mordida', 'nivela', 'oclus', 'odontom', 'oligodont', 'ortognat', 'osse',
  'osso', 'overbite', 'overjet', 'paralel', 'projec', 'prognat', 'protrac', 'protru', 'puberal', 'puberdade', 'puerper',
  'quimioterap', 'radicul', 'raiz', 'recolag', 'remarc', 'respirad', 'retrac', 'retrai', 'retrogna', 'retrui', 'retrus',
  'rotac', 'sobremordida', 'sobressal', 'solt', 'spee', 'succao', 'torque', 'tracao', 'tracion', 'transplant', 'trespasse',
  'tumor', 'verticaliz', 'vestibulariz', 'vestibulovers',
  'nao alinh', 'nao colabor', 'nao comparec', 'nao cooper', 'nao desce', 'nao encaix', 'nao erup', 'nao fech', 'nao irromp',
  'nao nasc', 'nao nivel', 'nao tracion', 'nao usa', 'nao uso', 'nao usou', 'nao veio'])
on conflict do nothing;
