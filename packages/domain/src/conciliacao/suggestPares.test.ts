import { describe, expect, it } from 'vitest'
import type { DepositoAberto, RepasseAberto } from './conciliacao.ts'
import { explainSemPar } from './explainSemPar.ts'
import { toPadrao } from './historico.ts'
import { type Mesa, readReferencia, suggestPares, toRecusa } from './suggestPares.ts'

const PAGADOR = 'Aurora Odonto'
const deposito = (
  numero: number,
  dia: string,
  restante: number,
  historico = 'TED AURORA ODONTO',
): DepositoAberto => ({
  deposito: numero,
  dia,
  restante,
  historico,
  padrao: toPadrao(historico),
})
const repasse = (mes: number, restante: number, parcelas: RepasseAberto['parcelas'] = []): RepasseAberto => ({
  dataFechamento: `2026-${String(mes - 1).padStart(2, '0')}-20`,
  dataPagamento: `2026-${String(mes).padStart(2, '0')}-10`,
  restante,
  parcelas,
})
const suggest = (mesa: Partial<Mesa>) =>
  suggestPares({
    depositos: [],
    repasses: [],
    recusas: new Set(),
    memoria: new Set(),
    pagador: PAGADOR,
    ...mesa,
  })
const parte = (numero: number, mes: number, centavos: number) => ({
  deposito: numero,
  dataFechamento: `2026-${String(mes - 1).padStart(2, '0')}-20`,
  centavos,
})

const igual = { valor: 'igual', dias: 0, referencia: 'inteira', conhecido: false, outrosIguais: 0 }
const iss = { tipo: 'retencao', rotulo: 'ISS', centavos: 500 } as const
const glosa = { tipo: 'glosa', rotulo: 'Negativas', centavos: 700 } as const

describe('what is offered', () => {
  it.each([
    [
      'the amount on the day',
      [deposito(1, '2026-12-10', 100)],
      [repasse(12, 100)],
      'exata',
      [parte(1, 12, 100)],
      igual,
    ],
    [
      'two days before',
      [deposito(1, '2026-12-08', 100)],
      [repasse(12, 100)],
      'exata',
      [parte(1, 12, 100)],
      { ...igual, dias: -2 },
    ],
    [
      'seven days after',
      [deposito(1, '2026-12-17', 100)],
      [repasse(12, 100)],
      'exata',
      [parte(1, 12, 100)],
      { ...igual, dias: 7 },
    ],
    [
      'another payer is said',
      [deposito(1, '2026-12-10', 100, 'PIX JOANA AURORA')],
      [repasse(12, 100)],
      'exata',
      [parte(1, 12, 100)],
      { ...igual, referencia: 'parte' },
    ],
    [
      'of two equal ones the nearer',
      [deposito(1, '2026-12-13', 100), deposito(2, '2026-12-11', 100)],
      [repasse(12, 100)],
      'exata',
      [parte(2, 12, 100)],
      { ...igual, dias: 1, outrosIguais: 1 },
    ],
    [
      'of two as near the first',
      [deposito(1, '2026-12-11', 100), deposito(2, '2026-12-11', 100)],
      [repasse(12, 100)],
      'exata',
      [parte(1, 12, 100)],
      { ...igual, dias: 1, outrosIguais: 1 },
    ],
    [
      'several deposits of one run; the farthest day and the weakest name are told',
      [deposito(1, '2026-12-10', 60), deposito(2, '2026-12-12', 40, 'PIX'), deposito(3, '2026-12-11', 90)],
      [repasse(12, 100)],
      'regra',
      [parte(1, 12, 60), parte(2, 12, 40)],
      { ...igual, valor: 'somaDepositos', dias: 2, referencia: 'nenhuma' },
    ],
    [
      'one deposit of two runs',
      [deposito(1, '2026-12-10', 250)],
      [repasse(11, 100), repasse(12, 150)],
      'regra',
      [parte(1, 11, 100), parte(1, 12, 150)],
      { ...igual, valor: 'somaRepasses', dias: 30 },
    ],
    [
      'one deposit of three runs',
      [deposito(1, '2026-12-10', 450)],
      [repasse(10, 200), repasse(11, 100), repasse(12, 150)],
      'regra',
      [parte(1, 10, 200), parte(1, 11, 100), parte(1, 12, 150)],
      { ...igual, valor: 'somaRepasses', dias: 61 },
    ],
    [
      'less by what was retained',
      [deposito(1, '2026-12-10', 9500)],
      [repasse(12, 10_000, [glosa, iss])],
      'regra',
      [parte(1, 12, 9500)],
      { ...igual, valor: 'diferenca' },
    ],
  ] as const)('%s', (_nome, depositos, repasses, metodo, partes, evidencia) => {
    const [uma, outra] = suggest({ depositos, repasses })
    expect(uma).toMatchObject({ metodo, partes, evidencia })
    expect(uma?.diferenca).toEqual(evidencia.valor === 'diferenca' ? iss : null)
    expect(outra).toBeUndefined()
  })

  it('nothing where the days, the cents or the explanation do not fit', () => {
    const nada: [string, DepositoAberto[], RepasseAberto[]][] = [
      ['three days before', [deposito(1, '2026-12-07', 100)], [repasse(12, 100)]],
      ['eight days after', [deposito(1, '2026-12-18', 100)], [repasse(12, 100)]],
      ['a cent more', [deposito(1, '2026-12-10', 101)], [repasse(12, 100)]],
      ['nothing to come', [deposito(1, '2026-12-10', 100)], [repasse(12, 0)]],
      ['a run that owes', [deposito(1, '2026-12-10', 100)], [repasse(12, -100)]],
      ['nothing left of it', [deposito(1, '2026-12-10', 0)], [repasse(12, 0)]],
      [
        'four runs at once',
        [deposito(1, '2026-12-10', 10)],
        [repasse(9, 4), repasse(10, 3), repasse(11, 2), repasse(12, 1)],
      ],
      [
        'two sums',
        [60, 40, 35, 65].map((centavos, i) => deposito(i, '2026-12-10', centavos)),
        [repasse(12, 100)],
      ],
      [
        'two that differ by it',
        [deposito(1, '2026-12-10', 9500), deposito(2, '2026-12-10', 9300)],
        [repasse(12, 10_000, [iss, glosa])],
      ],
      ['more by what was retained', [deposito(1, '2026-12-10', 10_500)], [repasse(12, 10_000, [iss])]],
    ]
    expect(nada.filter(([, depositos, repasses]) => suggest({ depositos, repasses }).length > 0)).toEqual([])
  })

  it('what was refused is not offered again, the next one is', () => {
    const depositos = [deposito(1, '2026-12-10', 100), deposito(2, '2026-12-11', 100)]
    const repasses = [repasse(12, 100)]
    const recusas = [toRecusa(1, '2026-11-20'), toRecusa(2, '2026-11-20')]
    const offered = (quantas: number) =>
      suggest({ depositos, repasses, recusas: new Set(recusas.slice(0, quantas)) }).map(
        ({ partes, certa }) => [partes[0]?.deposito, certa],
      )
    expect([offered(0), offered(1), offered(2)]).toEqual([[[1, false]], [[2, true]], []])
  })

  it('each deposit and each run once, the earlier run first', () => {
    const depositos = [
      deposito(1, '2026-12-10', 60),
      deposito(2, '2026-12-10', 40),
      deposito(3, '2026-11-10', 7),
    ]
    const repasses = [repasse(12, 100), repasse(11, 7)]
    expect(
      suggest({ depositos, repasses }).map(({ metodo, partes }) => [
        metodo,
        partes.map((uma) => uma.deposito),
      ]),
    ).toEqual([
      ['exata', [3]],
      ['regra', [1, 2]],
    ])
  })
})

describe('what was accepted before', () => {
  const memoria = new Set([toPadrao('TED 0341 AURORA ODONTO 11/2026')])
  it.each([
    ['nothing was: the amount is enough', new Set<string>(), 'PIX X', true],
    ['the same words, other numbers', memoria, 'TED 0033 AURORA ODONTO 12/2026', true],
    ['other words', memoria, 'PIX JOANA', false],
    ['no words, as one that was accepted', new Set(['']), '123', false],
  ])('%s', (_nome, lembrada, historico, certa) => {
    const [uma] = suggest({
      depositos: [deposito(1, '2026-12-10', 100, historico)],
      repasses: [repasse(12, 100)],
      memoria: lembrada,
    })
    expect(uma?.certa).toBe(certa)
  })

  it('offers another amount of the same payer, never by itself, and only where it is the only one', () => {
    const so = [deposito(1, '2026-12-10', 80, 'TED 1 AURORA ODONTO'), deposito(2, '2026-12-10', 30, 'PIX')]
    const repasses = [repasse(12, 100)]
    expect(suggest({ depositos: so, repasses, memoria })).toEqual([
      {
        metodo: 'memoria',
        certa: false,
        partes: [parte(1, 12, 80)],
        evidencia: { ...igual, valor: 'outro', conhecido: true },
        diferenca: null,
      },
    ])
    expect(
      suggest({ depositos: [...so, deposito(3, '2026-12-11', 90, 'TED AURORA ODONTO')], repasses, memoria }),
    ).toEqual([])
    expect(suggest({ depositos: so, repasses: [repasse(12, 0)], memoria })).toEqual([])
  })
})

it.each([
  ['TED Aurora Odonto S.A.', 'inteira'],
  ['AURORA', 'parte'],
  ['ODONTO BRASIL', 'nenhuma'],
  ['', 'nenhuma'],
])('%j holds of the name: %s', (historico, esperada) => {
  expect(readReferencia(historico, PAGADOR)).toBe(esperada)
})

it('a word of two letters is no part of a name: banks leave it out', () => {
  expect(readReferencia('TED REDE ODONTO', 'Rede de Odonto')).toBe('inteira')
})

const dezembro = { de: '2026-12-01', ate: '2026-12-31' }
const janela = { de: '2026-12-08', ate: '2026-12-17' }

it.each([
  ['the day has not come', [], '2026-12-09', { motivo: 'futuro', ...janela }],
  ['it is today', [], '2026-12-10', { motivo: 'semDeposito', ...janela, ate: '2026-12-10' }],
  [
    'nothing of its days',
    [deposito(1, '2026-12-18', 100), deposito(2, '2026-12-10', 0)],
    '2026-12-20',
    { motivo: 'semDeposito', ...janela },
  ],
  [
    'the nearest amount',
    [deposito(1, '2026-12-10', 50), deposito(2, '2026-12-11', 92), deposito(3, '2026-12-11', 109)],
    '2026-12-20',
    { motivo: 'outroValor', ...janela, deposito: 2, falta: 8 },
  ],
  [
    'too much',
    [deposito(1, '2026-12-10', 130)],
    '2026-12-09',
    { motivo: 'outroValor', ...janela, deposito: 1, falta: -30 },
  ],
] as const)('sem par: %s', (_nome, depositos, hoje, esperado) => {
  expect(explainSemPar(repasse(12, 100), depositos, { hoje, extratos: [dezembro] })).toEqual(esperado)
})

it.each([
  ['no statement at all', [], [], { motivo: 'semExtrato', ...janela, perto: null }],
  [
    'one that ends the day before',
    [{ de: '2026-11-01', ate: '2026-12-09' }],
    [],
    { motivo: 'semExtrato', de: '2026-12-10', ate: '2026-12-17', perto: null },
  ],
  [
    'one that begins the day after, and a deposit in it',
    [{ de: '2026-12-11', ate: '2026-12-31' }],
    [deposito(1, '2026-12-12', 92)],
    { motivo: 'semExtrato', de: '2026-12-08', ate: '2026-12-10', perto: { deposito: 1, falta: 8 } },
  ],
  [
    'one that ends on the day',
    [{ de: '2026-12-01', ate: '2026-12-10' }],
    [],
    { motivo: 'semDeposito', de: '2026-12-08', ate: '2026-12-10' },
  ],
  [
    'one that begins on the day',
    [{ de: '2026-12-10', ate: '2026-12-31' }],
    [],
    { motivo: 'semDeposito', de: '2026-12-10', ate: '2026-12-17' },
  ],
  [
    'two, one after the other',
    [
      { de: '2026-12-11', ate: '2026-12-12' },
      { de: '2026-12-01', ate: '2026-12-10' },
    ],
    [],
    { motivo: 'semDeposito', de: '2026-12-08', ate: '2026-12-12' },
  ],
] as const)('sem par, of a run paid on 10/12, with %s', (_nome, extratos, depositos, esperado) => {
  expect(explainSemPar(repasse(12, 100), depositos, { hoje: '2026-12-20', extratos })).toEqual(esperado)
})

it('sem par: of a day that has not come no statement is missing, whatever came before it', () => {
  const antes = [deposito(1, '2026-12-08', 92)]
  expect(explainSemPar(repasse(12, 100), antes, { hoje: '2026-12-09', extratos: [] })).toEqual({
    motivo: 'outroValor',
    ...janela,
    deposito: 1,
    falta: 8,
  })
})

it('sem par: no statement is asked for of days that have not come', () => {
  expect(explainSemPar(repasse(12, 100), [], { hoje: '2026-12-11', extratos: [] })).toEqual({
    motivo: 'semExtrato',
    de: '2026-12-08',
    ate: '2026-12-11',
    perto: null,
  })
})

it('asks each deposit for its day once a run, however many rules look for it', () => {
  let lidas = 0
  const depositos = Array.from({ length: 30 }, (_vazio, n) => ({
    ...deposito(n, '', 1000 + n),
    get dia() {
      lidas++
      return `2026-${String((n % 10) + 1).padStart(2, '0')}-10`
    },
  }))
  const repasses = Array.from({ length: 10 }, (_vazio, n) => repasse(n + 2, 7))
  expect(suggest({ depositos, repasses, memoria: new Set(['outra']) })).toEqual([])
  expect(lidas).toBeLessThanOrEqual(depositos.length * repasses.length)
})
