import { describe, expect, it, test } from 'vitest'
import { addDays } from '../../calendario/dataCivil.ts'
import {
  createDados,
  decideItem,
  feito,
  HOJE,
  item,
  type Mudancas,
  type Resultado,
  reservado,
} from '../contexto.fixture.ts'
import type { Item } from '../contexto.ts'
import { createContexto } from '../createContexto.ts'
import { evaluateEvento } from './evaluateEvento.ts'

type Caso = readonly [
  nome: string,
  item: Item,
  mudancas: Mudancas,
  codigos: readonly string[],
  decisao: Resultado['decisao'],
]

const RESINA = item('85100196', '16', 'O')
const PROFILAXIA = item('84000198')
const SESSAO = item('81000014')
const CRIANCA = { nascimento: '2018-01-01' }
const JUSTIFICATIVA = 'Fratura coronária com dor espontânea.'
const na16 = { dente: '16', faces: 'O' }

/** Operadora §1: an authorised event that is not done yet holds its place. */
const RESERVAS: readonly Caso[] = [
  ['o mesmo evento no mesmo lugar', RESINA, { historico: [reservado('85100196', na16)] }, ['1419'], 'negado'],
  [
    'o mesmo, na ordem em que as faces foram escritas',
    item('85100200', '16', 'OM'),
    { historico: [reservado('85100200', { dente: '16', faces: 'MO' })] },
    ['1419'],
    'negado',
  ],
  [
    'outro material na mesma face',
    RESINA,
    { historico: [reservado('85100145', { dente: '16', faces: 'MO' })] },
    ['3289'],
    'negado',
  ],
  [
    'nenhuma justificativa abre o lugar que outro ocupa',
    RESINA,
    { justificativa: JUSTIFICATIVA, historico: [reservado('85100145', { dente: '16', faces: 'MO' })] },
    ['3289'],
    'negado',
  ],
  [
    'o intervalo e a reserva são ditos os dois',
    RESINA,
    { historico: [feito('85100196', '2026-09-01', na16), reservado('85100196', na16)] },
    ['3016', '1419'],
    'negado',
  ],
  [
    'outra face do mesmo dente',
    RESINA,
    { historico: [reservado('85100196', { dente: '16', faces: 'V' })] },
    [],
    'aprovado',
  ],
  [
    'outro dente',
    RESINA,
    { historico: [reservado('85100196', { dente: '26', faces: 'O' })] },
    [],
    'aprovado',
  ],
  [
    'a coroa autorizada e não feita ainda deixa restaurar o dente',
    RESINA,
    { historico: [reservado('85400149', { dente: '16' })] },
    [],
    'aprovado',
  ],
  [
    'a consulta inicial autorizada e não feita ainda não contém o retorno',
    item('81000030'),
    { historico: [reservado('81000065', { proprio: true })] },
    [],
    'aprovado',
  ],
  [
    'a reserva venceu ontem',
    RESINA,
    { historico: [reservado('85100196', { ...na16, reservadoAte: addDays(HOJE, -1) })] },
    [],
    'aprovado',
  ],
  ['profilaxia em duas guias', PROFILAXIA, { historico: [reservado('84000198')] }, ['1419'], 'negado'],
  [
    'uma vez na vida',
    item('82000875', '16'),
    { historico: [reservado('82000875', { dente: '16' })] },
    ['1419'],
    'negado',
  ],
  [
    'a última vaga da quantidade',
    SESSAO,
    { associado: CRIANCA, historico: [feito('81000014', '2026-06-01'), reservado('81000014')] },
    [],
    'aprovado',
  ],
  [
    'a quantidade já toda feita ou reservada',
    SESSAO,
    {
      associado: CRIANCA,
      historico: [feito('81000014', '2026-06-01'), reservado('81000014'), reservado('81000014')],
    },
    ['1419'],
    'negado',
  ],
  [
    'a consulta inicial reservada por outro dentista não conta',
    item('81000065'),
    { historico: [reservado('81000065')] },
    [],
    'aprovado',
  ],
  [
    'o dente que só está autorizado a sair ainda está lá',
    RESINA,
    { historico: [reservado('82000875', { dente: '16' })] },
    [],
    'aprovado',
  ],
  [
    'no pagamento a reserva não conta',
    { ...RESINA, data: HOJE },
    { momento: 'pagamento', historico: [reservado('85100196', na16)] },
    [],
    'aprovado',
  ],
  ...(['elegibilidade', 'digitacao', 'envio'] as const).map(
    (momento): Caso => [
      `conta no momento ${momento}`,
      PROFILAXIA,
      { momento, historico: [reservado('84000198')] },
      ['1419'],
      'negado',
    ],
  ),
]

const toCasos = (casos: readonly Caso[]) =>
  casos.map(([nome, alvo, mudancas, codigos, decisao]) => ({ nome, alvo, mudancas, codigos, decisao }))

describe.each([['o que está reservado', RESERVAS]] as const)('prontuário: %s', (_nome, casos) => {
  test.each(toCasos(casos))('$nome', ({ alvo, mudancas, codigos, decisao }) => {
    expect(decideItem(alvo, mudancas)).toEqual({ codigos, decisao })
  })
})

describe('prontuário: quem ocupa o lugar', () => {
  const reserva = (resto: Parameters<typeof reservado>[1]) => {
    const historico = [reservado('85100196', { ...na16, reservadoAte: '2026-12-20', ...resto })]
    const contexto = createContexto(createDados({ historico, guia: { itens: [RESINA] } }))
    return evaluateEvento(RESINA, contexto)[0]?.reserva
  }

  it('diz a guia quando é do próprio credenciado', () => {
    expect(reserva({ proprio: true, numeroFicha: 700_000_001 })).toEqual({
      codigoEvento: '85100196',
      reservadoAte: '2026-12-20',
      proprio: true,
      numeroFicha: 700_000_001,
    })
  })

  it('de outra clínica diz só que é outra', () => {
    expect(reserva({})).toEqual({ codigoEvento: '85100196', reservadoAte: '2026-12-20', proprio: false })
  })
})
