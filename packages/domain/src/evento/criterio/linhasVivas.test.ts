import { expect, test } from 'vitest'
import { decideItem, feito, item, type Mudancas, type Resultado } from '../contexto.fixture.ts'
import type { Item } from '../contexto.ts'

type Caso = readonly [
  nome: string,
  item: Item,
  mudancas: Mudancas,
  codigos: readonly string[],
  decisao: Resultado['decisao'],
]

const RESINA = item('85100196', '16', 'O')

/** What is denied is not done: it stands against no other line of its guide. */
const CASOS: readonly Caso[] = [
  [
    'a linha negada por garantia não derruba a outra do mesmo dente',
    item('85100200', '16', 'MD', 2),
    {
      guia: { itens: [RESINA] },
      historico: [feito('85100196', '2026-10-21', { dente: '16', faces: 'O', proprio: true })],
    },
    [],
    'aprovado',
  ],
  [
    'a exodontia que prevalece, negada, deixa a resina',
    RESINA,
    { guia: { itens: [item('82000875', '16', '', 2)] }, plano: { eventosExcluidos: ['82000875'] } },
    [],
    'aprovado',
  ],
  [
    'a linha que outra derruba não derruba uma terceira',
    item('85100056', '16', '', 3),
    { guia: { itens: [item('82000875', '16', '', 1), item('85200158', '16', '', 2)] } },
    [],
    'aprovado',
  ],
]

test.each(CASOS)('%s', (_nome, alvo, mudancas, codigos, decisao) => {
  expect(decideItem(alvo, mudancas)).toEqual({ codigos, decisao })
})
