-- The words of 0098 were too few: what orthodontists write when a treatment takes longer was answered as no reason. A term
-- after 'nao ' is one that a denial makes a reason: 'não fechou', 'sem colaboração'.
insert into politica_auditoria (tipo, valor) select 'termoPrazo', unnest(array[
  'abandon', 'acident', 'afast', 'alinha', 'amament', 'ancor', 'angle', 'angula', 'apinhad', 'atm', 'ausent', 'autis',
  'avuls', 'biprotru', 'bolton', 'brack', 'braquet', 'cisto', 'classe', 'conoid', 'contato', 'cooper', 'coorden', 'corticot',
  'cruzad', 'decidu', 'desalinh', 'descol', 'descruz', 'desmarc', 'despreg', 'desvi', 'diastem', 'discrepanc', 'disjunc',
  'disjunt', 'distaliz', 'doenc', 'doente', 'dtm', 'ectop', 'elastic', 'enxert', 'erup', 'esfoli', 'espac', 'exodont',
  'expans', 'extrac', 'extrai', 'extrui', 'extrus', 'faltando', 'faltas', 'faltos', 'faltou', 'fechar', 'fenestr',
  'finalizacao', 'gestac', 'girad', 'girovers', 'gravid', 'habito', 'higien', 'hipodont', 'hospital', 'implant', 'inclina',
  'infraoclus', 'intercusp', 'internac', 'internad', 'interromp', 'interrup', 'intrui', 'intrus', 'irromp', 'irrup', 'lent',
  'lingualiz', 'linguovers', 'macrodont', 'maloclus', 'mesializ', 'microdont', 'mm', 'mordida', 'moviment', 'nivela',
  'oclus', 'odontom', 'oligodont', 'oncolog', 'ortognat', 'osse', 'osso', 'overbite', 'overjet', 'palatin', 'paralel',
  'prognat', 'projec', 'protrac', 'protru', 'puberal', 'puberdade', 'puerper', 'quimioterap', 'radicul', 'raiz', 'recolag',
  'remarc', 'respirad', 'retrac', 'retrai', 'retrogna', 'retrui', 'retrus', 'rotac', 'sobremordida', 'sobressal', 'solta',
  'solto', 'spee', 'succao', 'topo', 'torque', 'tracao', 'tracion', 'transplant', 'trespasse', 'tumor', 'verticaliz',
  'vestibular', 'vestibulovers',
  'nao alinh', 'nao colabor', 'nao comparec', 'nao cooper', 'nao desce', 'nao erup', 'nao fech', 'nao irromp', 'nao nasc',
  'nao nivel', 'nao tracion', 'nao usa', 'nao usad', 'nao usand', 'nao usav', 'nao uso', 'nao usou'])
on conflict do nothing;
