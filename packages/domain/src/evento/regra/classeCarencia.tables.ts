/** The waiting-period classes in the order in which a receptionist asks for them (Domínio §6.2); `resumo` is for a sentence. */
export const classesCarencia = [
  { codigo: 'urgencia', rotulo: 'Urgência e emergência', resumo: 'urgência' },
  { codigo: 'basica', rotulo: 'Consultas, diagnóstico e prevenção', resumo: 'consultas e prevenção' },
  { codigo: 'dentistica', rotulo: 'Restaurações (dentística)', resumo: 'restaurações' },
  { codigo: 'odontopediatria', rotulo: 'Odontopediatria', resumo: 'odontopediatria' },
  { codigo: 'periodontia', rotulo: 'Periodontia', resumo: 'periodontia' },
  { codigo: 'endodontia', rotulo: 'Tratamento de canal (endodontia)', resumo: 'canal' },
  { codigo: 'cirurgia', rotulo: 'Cirurgia', resumo: 'cirurgia' },
  { codigo: 'protese', rotulo: 'Prótese', resumo: 'prótese' },
  { codigo: 'ortodontia', rotulo: 'Ortodontia', resumo: 'ortodontia' },
  { codigo: 'implante', rotulo: 'Implante', resumo: 'implante' },
  { codigo: 'especial', rotulo: 'Exames especiais', resumo: 'exames especiais' },
] as const satisfies readonly { codigo: string; rotulo: string; resumo: string }[]

/** A plan says how many days each one takes. */
export type ClasseCarencia = (typeof classesCarencia)[number]['codigo']
