import { describe, expect, it } from 'vitest'
import {
  describeCriterios,
  describeFalta,
  describeLinha,
  describeNegociacao,
  describePartes,
  showCurto,
  showMeta,
  showValorIndicador,
  toneNivel,
} from './indicadorWords.ts'

/** The no-break space before a unit. */
const words = (texto: string) => texto.replaceAll('\u00A0', ' ')

it.each([
  ['glosaInicial', 6.25, '6,25 %'],
  ['glosaInicial', 0, '0 %'],
  ['glosaInicial', null, 'Sem casos'],
  ['tempoTratamento', 4.7, '4,7 dias'],
  ['tempoTratamento', 1, '1 dia'],
] as const)('%s de %s é %s', (codigo, valor, dito) => {
  expect(words(showValorIndicador(codigo, valor))).toBe(dito)
})

it.each([
  ['glosaInicial', 8, 'até 8 %'],
  ['guiaCompleta', 80, 'a partir de 80 %'],
  ['tempoTratamento', 10, 'até 10 dias'],
] as const)('a meta de %s, %s, é %s', (codigo, meta, dito) => {
  expect(words(showMeta(codigo, meta))).toBe(dito)
})

it.each([
  [0, '0'],
  [6.25, '6,3'],
  [9.96, '10'],
  [12.5, '13'],
  [100, '100'],
])('sobre a barra, %s é %s', (valor, dito) => expect(showCurto(valor)).toBe(dito))

describe('de que se fez', () => {
  it.each([
    [
      'glosaInicial',
      { parte: '90.00', total: '1200.00' },
      null,
      'R$ 90,00 negados de R$ 1.200,00 apresentados',
    ],
    ['retrabalho', null, { parte: 14, total: 1200 }, '14 repetidos de 1.200 eventos executados'],
    ['retrabalho', null, { parte: 1, total: 308 }, '1 repetido de 308 eventos executados'],
    ['tempoTratamento', null, { parte: 7, total: 2 }, '7 dias úteis somados em 2 guias encaminhadas'],
  ] as const)('%s', (codigo, dinheiro, contagem, dito) => {
    expect(words(describePartes(codigo, { dinheiro, contagem }))).toBe(dito)
  })

  const linha = {
    numeroFicha: 1,
    nomeAssociado: 'x',
    dia: '2026-10-01',
    codigoEvento: null,
    descricao: null,
    codigoLocalizacao: '',
    codigoGlosa: null,
    dinheiro: null,
    contagem: null,
  }
  it.each([
    ['glosaInicial', { ...linha, dinheiro: { parte: '90.00', total: '120.00' } }, 'R$ 90,00 de R$ 120,00'],
    ['prazoPagamento', { ...linha, contagem: { parte: 1, total: 1 } }, '1 dia'],
    ['guiaCompleta', { ...linha, contagem: { parte: 1, total: 1 } }, 'Sim'],
    ['guiaCompleta', { ...linha, contagem: { parte: 0, total: 1 } }, 'Não'],
  ] as const)('em uma linha de %s', (codigo, uma, dito) => {
    expect(words(describeLinha(codigo, uma))).toBe(dito)
  })
})

it.each([
  ['guiaCompleta', 1.44, 'Falta 1,44 ponto percentual'],
  ['guiaCompleta', 2, 'Faltam 2 pontos percentuais'],
  ['glosaInicial', 1.44, '1,44 ponto percentual a mais'],
  ['tempoTratamento', 1, '1 dia a mais'],
  ['tempoTratamento', 3.5, '3,5 dias a mais'],
  ['envioDigital', null, 'Ainda sem casos'],
] as const)('a %s falta %s: %s', (indicador, falta, dito) => {
  expect(describeFalta({ indicador, falta })).toBe(dito)
})

it.each([
  [4, 6, 'Faltam 2 de 6 critérios'],
  [5, 6, 'Falta 1 de 6 critérios'],
  [6, 6, 'Os 6 critérios estão atendidos'],
  [1, 1, 'O critério está atendido'],
  [0, 1, 'Falta 1 de 1 critério'],
  [0, 0, 'A rede não publicou critérios'],
])('%i de %i: %s', (atendidos, criterios, dito) => {
  expect(describeCriterios({ atendidos, criterios })).toBe(dito)
})

const negociacao = { inicio: '2027-01-01', fim: '2027-03-31' }
it.each([
  [{ ...negociacao, aberta: false, dias: 35 }, 'Começa em 01/01/2027: faltam 35 dias'],
  [{ ...negociacao, aberta: false, dias: 1 }, 'Começa em 01/01/2027: falta 1 dia'],
  [{ ...negociacao, aberta: true, dias: 13 }, 'Aberta até 31/03/2027: faltam 13 dias'],
  [{ ...negociacao, aberta: true, dias: 0 }, 'Aberta até 31/03/2027: termina hoje'],
])('a negociação %j: %s', (uma, dito) => {
  expect(describeNegociacao(uma)).toBe(dito)
})

it.each([
  [1.05, 'informacao'],
  [1, 'informacao'],
  [0.85, 'atencao'],
])('o nível de fator %d é %s', (fator, tom) => {
  expect(toneNivel({ fator })).toBe(tom)
})
