-- The words of 0098 were too few: what orthodontists write when a treatment takes longer was answered as no reason. A term
-- after 'nao ' is one that a denial makes a reason: 'não fechou', 'sem colaboração'.
insert into politica_auditoria (tipo, valor) select 'termoPrazo', unnest(array[
  'abandon', 'acident', 'angle', 'arcada', 'autis', 'afast', 'alinha', 'amament', 'ancor', 'angula', 'apinhad', 'atm', 'ausent', 'avuls', 'biprotru',
  'bolton', 'canin', 'contato', 'coorden', 'brack', 'braquet', 'cisto', 'classe', 'conoid', 'corticot', 'cruzad', 'decidu', 'desalinh', 'descol', 'desmarc',
  'despreg', 'desvi', 'diastem', 'discrepanc', 'disjunc', 'disjunt', 'distaliz', 'doenc', 'doente', 'dtm', 'ectop', 'elastic',
  'enxert', 'erup', 'espac', 'esfoli', 'exodont', 'expans', 'extrac', 'extrai', 'extrui', 'extrus', 'faltos', 'faltas',
  'faltou', 'fechar', 'fenestr', 'finalizacao', 'gestac', 'girad', 'girovers', 'gravid', 'habito', 'higien', 'hipodont', 'hospital', 'implant', 'incisiv', 'inclina',
  'intercusp', 'internac', 'internad', 'interromp', 'interrup', 'intrui', 'intrus', 'irromp', 'irrup', 'lent', 'linguovers',
  'macrodont', 'maloclus', 'mandib', 'maxil', 'mesializ', 'mm', 'molar', 'moviment', 'microdont', 'mordida', 'nivela', 'oclus', 'odontom', 'oligodont', 'oncolog', 'ortognat', 'osse',
  'osso', 'overbite', 'overjet', 'paralel', 'premolar', 'projec', 'prognat', 'protrac', 'protru', 'puberal', 'puberdade', 'puerper',
  'quimioterap', 'radicul', 'raiz', 'recolag', 'remarc', 'respirad', 'retrac', 'retrai', 'retrogna', 'retrui', 'retrus',
  'rotac', 'sobremordida', 'sobressal', 'solto', 'solta', 'spee', 'succao', 'torque', 'tracao', 'tracion', 'topo', 'transplant', 'trespasse',
  'tumor', 'verticaliz', 'vestibular', 'vestibulovers',
  'nao alinh', 'nao colabor', 'nao comparec', 'nao cooper', 'nao desce', 'nao encaix', 'nao erup', 'nao fech', 'nao irromp',
  'nao nasc', 'nao nivel', 'nao tracion', 'nao usa', 'nao uso', 'nao usou', 'nao veio'])
on conflict do nothing;
