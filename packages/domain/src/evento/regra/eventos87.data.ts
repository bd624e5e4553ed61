import type { LinhaEvento } from './completeRegra.ts'
import { APARELHO, COROA, PACIENTE_ESPECIAL } from './familiaEvento.data.ts'

/** TUSS table 22, patients with special needs: descriptions as published, in sentence case. */
export const EVENTOS_87: readonly LinhaEvento[] = [
  {
    codigoEvento: '87000016',
    descricao:
      'Atividade educativa em odontologia para pais e/ou cuidadores de pacientes com necessidades especiais',
    ...PACIENTE_ESPECIAL,
    intervaloMeses: 6,
  },
  {
    codigoEvento: '87000024',
    descricao: 'Atividade educativa para pais e/ou cuidadores',
    ...PACIENTE_ESPECIAL,
    intervaloMeses: 6,
  },
  {
    codigoEvento: '87000032',
    descricao: 'Condicionamento em odontologia para pacientes com necessidades especiais',
    ...PACIENTE_ESPECIAL,
    intervaloMeses: 12,
    maximoPorPeriodo: 3,
    dut: 86,
  },
  {
    codigoEvento: '87000040',
    descricao: 'Coroa de acetato em dente permanente',
    ...COROA,
    especialidades: [9, 10],
    intervaloMeses: 24,
    dut: 89,
  },
  {
    codigoEvento: '87000059',
    descricao: 'Coroa de aço em dente permanente',
    ...COROA,
    especialidades: [9, 10],
    intervaloMeses: 24,
    dut: 89,
  },
  {
    codigoEvento: '87000067',
    descricao: 'Coroa de policarbonato em dente permanente',
    ...COROA,
    especialidades: [9, 10],
    intervaloMeses: 24,
    dut: 89,
  },
  {
    codigoEvento: '87000148',
    descricao:
      'Estabilização por meio de contenção física e/ou mecânica em pacientes com necessidades especiais em odontologia',
    ...PACIENTE_ESPECIAL,
  },
  {
    codigoEvento: '87000164',
    descricao:
      'Sedação consciente com óxido nitroso e oxigênio em pacientes com necessidades especiais em odontologia',
    ...PACIENTE_ESPECIAL,
    preAprovacao: 'auditoria',
  },
  {
    codigoEvento: '87000180',
    descricao: 'Sedação medicamentosa ambulatorial em pacientes com necessidades especiais em odontologia',
    ...PACIENTE_ESPECIAL,
    preAprovacao: 'auditoria',
  },
  { codigoEvento: '87000199', descricao: 'Colocação de aparelho ortodôntico removível', ...APARELHO },
]
