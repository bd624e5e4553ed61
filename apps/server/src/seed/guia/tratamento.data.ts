import type { CodigoEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import type { TipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import type { Weighted } from '../chance/random.ts'

/** What a visit of one kind is made of: the events that go together in a guide. */
export type Visita = {
  readonly tipo: TipoGuia
  /** Each is done so many times, on different teeth where it names one. */
  readonly eventos: Weighted<string>
  readonly quantos: readonly [least: number, most: number]
}

const RESINAS: Weighted<string> = [
  ['85100196', 30],
  ['85100200', 34],
  ['85100218', 16],
  ['85100226', 6],
  ['85100137', 4],
]
const PREVENCAO: Weighted<string> = [
  ['84000198', 40],
  ['84000090', 18],
  ['84000074', 14],
  ['84000163', 12],
  ['84000139', 10],
]
const CONSULTAS: Weighted<string> = [
  ['81000065', 60],
  ['81000030', 40],
]

function visita(quantos: Visita['quantos'], eventos: Visita['eventos'], tipo: TipoGuia = 1): Visita {
  return { tipo, eventos, quantos }
}

/** What is done under each specialty, as often as in a practice. */
export const VISITAS: Readonly<Partial<Record<CodigoEspecialidade, Weighted<Visita>>>> = {
  1: [
    [visita([1, 1], CONSULTAS), 20],
    [visita([1, 3], PREVENCAO), 26],
    [visita([1, 4], RESINAS), 34],
    [
      visita(
        [1, 1],
        [
          ['82000875', 3],
          ['82000859', 1],
        ],
      ),
      7,
    ],
    [visita([1, 2], [['85300047', 1]]), 8],
    [visita([1, 2], PREVENCAO, 15), 5],
  ],
  2: [
    [visita([1, 4], RESINAS), 90],
    [visita([1, 3], [['85300012', 1]]), 10],
  ],
  3: [
    [
      visita(
        [1, 1],
        [
          ['85200166', 4],
          ['85200140', 3],
          ['85200158', 5],
        ],
      ),
      88,
    ],
    [
      visita(
        [1, 1],
        [
          ['85200115', 2],
          ['85200107', 1],
        ],
      ),
      12,
    ],
  ],
  4: [
    [visita([1, 2], [['85300047', 1]]), 55],
    [visita([1, 2], [['85300039', 1]]), 35],
    [visita([1, 1], [['85300098', 1]]), 10],
  ],
  5: [
    [
      visita(
        [1, 2],
        [
          ['82000875', 5],
          ['82000859', 2],
        ],
      ),
      65,
    ],
    [
      visita(
        [1, 1],
        [
          ['82001286', 3],
          ['82001294', 2],
        ],
      ),
      35,
    ],
  ],
  // Treatments have guides of their own (`ortodontia/`): what is left are first consultations.
  6: [[visita([1, 1], [['81000065', 1]], 6), 1]],
  9: [
    [
      visita(
        [1, 3],
        [
          ['84000090', 3],
          ['84000074', 3],
          ['84000198', 3],
          ['84000031', 1],
        ],
      ),
      50,
    ],
    [
      visita(
        [1, 2],
        [
          ['83000135', 3],
          ['85100196', 2],
        ],
      ),
      30,
    ],
    [
      visita(
        [1, 1],
        [
          ['83000089', 3],
          ['83000127', 2],
        ],
      ),
      20,
    ],
  ],
  13: [
    [
      visita(
        [1, 1],
        [
          ['85400220', 2],
          ['85400211', 1],
        ],
      ),
      50,
    ],
    [
      visita(
        [1, 1],
        [
          ['85400149', 1],
          ['85400114', 1],
        ],
      ),
      50,
    ],
  ],
  14: [
    [visita([1, 1], [['81000405', 1]], 2), 45],
    [
      visita(
        [1, 4],
        [
          ['81000421', 3],
          ['81000375', 1],
        ],
        2,
      ),
      40,
    ],
    [
      visita(
        [1, 2],
        [
          ['81000472', 1],
          ['81000278', 1],
        ],
        2,
      ),
      15,
    ],
  ],
  16: [[visita([1, 1], [['82000980', 1]]), 1]],
  18: [
    [visita([1, 1], [['81000049', 1]], 4), 60],
    [
      visita(
        [1, 1],
        [
          ['85200034', 3],
          ['85100048', 1],
          ['82001650', 1],
          ['85400467', 1],
        ],
        4,
      ),
      40,
    ],
  ],
  19: [[visita([1, 1], CONSULTAS), 1]],
  25: [[visita([1, 3], PREVENCAO), 1]],
}

/** How many of a provider's guides fall on each of its specialties. */
export const PESO_ESPECIALIDADE: Readonly<Partial<Record<CodigoEspecialidade, number>>> = {
  1: 34,
  2: 20,
  3: 10,
  4: 8,
  5: 9,
  6: 6,
  9: 8,
  13: 6,
  14: 40,
  16: 2,
  18: 6,
  19: 4,
  25: 11,
}

/** Each provider's part of all guides: none at first access or without a specialty. */
export const PARTE_CREDENCIADO: Weighted<number> = [
  [100001, 38],
  [100002, 4],
  [100003, 6],
  [100004, 16],
  [100006, 3],
  [100007, 5],
  [100009, 3],
  [100010, 6],
  [200001, 9],
  [300001, 7],
]

export const OBSERVACOES: readonly string[] = [
  'Paciente relata sensibilidade ao frio na região.',
  'Paciente orientado sobre a higiene e o uso do fio dental.',
  'Retorno marcado para avaliação em seis meses.',
  'Paciente em uso de anticoagulante; médico consultado.',
  'Responsável presente durante todo o atendimento.',
  'Paciente ansioso; atendimento em duas sessões.',
  'Lesão de cárie recidivante sob restauração antiga.',
]

export const JUSTIFICATIVAS: readonly string[] = [
  'Fratura da restauração anterior durante a mastigação, com dor ao frio.',
  'Recidiva de cárie confirmada em exame clínico e radiográfico.',
  'Perda da restauração feita por outro profissional, com exposição da dentina.',
  'Paciente com alto risco de cárie, em acompanhamento trimestral.',
]

/** Clinical reasons of an appeal, by what was done; those of restorations are above. */
export const MOTIVOS_ORTODONTIA: readonly string[] = [
  'Braquete solto entre as consultas, colado de novo e o arco trocado nesta manutenção.',
  'Paciente internada no mês anterior; o tratamento seguiu nesta manutenção.',
]
export const MOTIVOS_CLINICOS: readonly string[] = [
  'Dor e mobilidade constatadas no exame clínico, com indicação confirmada na radiografia.',
  'Quadro mudou desde o atendimento anterior, conforme o exame clínico e o radiográfico.',
]

/** Reasons that are none for the audit: nothing that was seen in the mouth. */
export const JUSTIFICATIVAS_SEM_MOTIVO: readonly string[] = [
  'O paciente pediu para refazer o trabalho antes da viagem.',
  'Refazer conforme combinado na consulta anterior.',
]

export const MOTIVOS_CANCELAMENTO: readonly string[] = [
  'Paciente desistiu do tratamento.',
  'Guia aberta para o paciente errado.',
  'Paciente não compareceu e pediu para remarcar.',
  'Especialidade escolhida por engano.',
]
