import type { ClasseCarencia } from './regraEvento.ts'

/** The waiting-period classes in the order in which a receptionist asks for them (Domínio §6.2). */
export const classesCarencia = [
  { codigo: 'urgencia', rotulo: 'Urgência e emergência' },
  { codigo: 'basica', rotulo: 'Consultas, diagnóstico e prevenção' },
  { codigo: 'dentistica', rotulo: 'Restaurações (dentística)' },
  { codigo: 'odontopediatria', rotulo: 'Odontopediatria' },
  { codigo: 'periodontia', rotulo: 'Periodontia' },
  { codigo: 'endodontia', rotulo: 'Tratamento de canal (endodontia)' },
  { codigo: 'cirurgia', rotulo: 'Cirurgia' },
  { codigo: 'protese', rotulo: 'Prótese' },
  { codigo: 'ortodontia', rotulo: 'Ortodontia' },
  { codigo: 'implante', rotulo: 'Implante' },
  { codigo: 'especial', rotulo: 'Exames especiais' },
] as const satisfies readonly { codigo: ClasseCarencia; rotulo: string }[]
