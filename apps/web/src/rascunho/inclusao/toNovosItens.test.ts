import { describe, expect, it } from 'vitest'
import { SELECAO_VAZIA, type Selecao } from '../../odontograma/estado/selecao.ts'
import { toNovosItens } from './toNovosItens.ts'

const dente = { codigoEvento: '85100200', local: 'dente', facesMinimo: 2, facesMaximo: 2 } as const
const semFaces = { codigoEvento: '82000875', local: 'dente', facesMinimo: 0, facesMaximo: 0 } as const
const regiao = { codigoEvento: '85300047', local: 'regiao', facesMinimo: 0, facesMaximo: 0 } as const
const nenhum = { codigoEvento: '81000030', local: 'nenhum', facesMinimo: 0, facesMaximo: 0 } as const

const dentes = (...pares: [string, string][]): Selecao => ({
  tipo: 'dentes',
  dentes: pares.map(([codigo, faces]) => ({ dente: codigo, faces })),
})

describe('toNovosItens', () => {
  it.each([
    ['an event of the patient needs no place', nenhum, SELECAO_VAZIA, [{ codigoEvento: '81000030' }]],
    ['and takes none from the chart', nenhum, dentes(['16', 'O']), [{ codigoEvento: '81000030' }]],
    ['a region', regiao, { tipo: 'regiao', regiao: 'AS' }, [{ codigoEvento: '85300047', regiao: 'AS' }]],
    [
      'one item a tooth, each with its faces',
      dente,
      dentes(['16', 'MO'], ['26', 'OD']),
      [
        { codigoEvento: '85100200', dente: '16', faces: 'MO' },
        { codigoEvento: '85100200', dente: '26', faces: 'OD' },
      ],
    ],
    [
      'faces that the event does not take stay out',
      semFaces,
      dentes(['16', 'MO']),
      [{ codigoEvento: '82000875', dente: '16' }],
    ],
  ] as const)('%s', (_nome, regra, selecao, itens) => {
    expect(toNovosItens(regra, selecao)).toEqual({ itens })
  })

  it.each([
    ['the tooth', dente, SELECAO_VAZIA, 'Escolha o dente no odontograma.'],
    ['the tooth, not a region', dente, { tipo: 'regiao', regiao: 'AS' }, 'Escolha o dente no odontograma.'],
    ['the region', regiao, dentes(['16', '']), 'Escolha a região nos botões acima do odontograma.'],
    ['the faces of one tooth', dente, dentes(['16', '']), 'Marque as faces do dente 16.'],
    [
      'the faces of some',
      dente,
      dentes(['16', ''], ['26', 'O'], ['27', '']),
      'Marque as faces dos dentes 16 e 27.',
    ],
  ] as const)('asks for %s', (_nome, regra, selecao, falta) => {
    expect(toNovosItens(regra, selecao)).toEqual({ falta })
  })
})
