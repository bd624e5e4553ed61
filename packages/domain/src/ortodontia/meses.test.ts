import { describe, expect, it, test } from 'vitest'
import { listMeses, readRestante } from './meses.ts'
import { buildTratamento, manutencoesDe, PRAZO } from './tratamento.fixture.ts'
import type { Tratamento } from './tratamento.ts'

const HOJE = '2026-11-21'

/** A released guide of a month that was not done. */
const aberta = (liberada: string) => ({ numeroFicha: 9000, liberada, data: null })

describe('ortodontia: o que resta do tratamento', () => {
  type Caso = readonly [string, Partial<Tratamento>, Partial<ReturnType<typeof readRestante>>]
  const casos: readonly Caso[] = [
    [
      'recém-começado: a instalação é a visita do seu mês',
      { inicio: '2026-11-10' },
      {
        mesesUsados: 0,
        guiasRestantes: 12,
        proximoMes: '2026-12',
        fimPrazo: '2028-05-10',
        prorrogavel: false,
      },
    ],
    ['por instalar', { inicio: '2026-11-10', instalacao: null }, { guiasRestantes: 12, proximoMes: null }],
    [
      'o mês está por fazer',
      { manutencoes: manutencoesDe('2026-01-05', 9) },
      { mesesUsados: 9, guiasRestantes: 3, proximoMes: '2026-11', prorrogavel: false },
    ],
    [
      'duas restantes: é hora da prorrogação',
      { manutencoes: manutencoesDe('2026-01-05', 10) },
      { guiasRestantes: 2, proximoMes: '2026-11', prorrogavel: true },
    ],
    [
      'a guia do mês já saiu: conta entre as restantes, e a próxima é do mês seguinte',
      { manutencoes: [...manutencoesDe('2026-02-05', 8), aberta('2026-11-03')] },
      { mesesUsados: 8, guiasRestantes: 4, proximoMes: '2026-12' },
    ],
    [
      'a guia do mês é a última: não há outra a pedir',
      { manutencoes: [...manutencoesDe('2025-12-15', 11), aberta('2026-11-03')] },
      { mesesUsados: 11, guiasRestantes: 1, proximoMes: null, prorrogavel: true },
    ],
    [
      'o mês já foi feito',
      { manutencoes: manutencoesDe('2026-11-03', 1) },
      { mesesUsados: 1, guiasRestantes: 7, proximoMes: '2026-12' },
    ],
    [
      'o prazo acaba antes dos meses concedidos',
      { inicio: '2025-07-10', manutencoes: manutencoesDe('2026-10-03', 1) },
      {
        mesesUsados: 1,
        guiasRestantes: 3,
        proximoMes: '2026-11',
        fimPrazo: '2027-01-10',
        prorrogavel: false,
      },
    ],
    [
      'a guia do mês já saiu: é mais uma das que o prazo ainda deixa',
      { inicio: '2025-07-10', manutencoes: [...manutencoesDe('2026-10-03', 1), aberta('2026-11-03')] },
      { mesesUsados: 1, guiasRestantes: 3, proximoMes: '2026-12', fimPrazo: '2027-01-10' },
    ],
    [
      'tudo usado',
      { inicio: '2025-11-20', manutencoes: manutencoesDe('2025-11-20', 12) },
      { mesesUsados: 12, guiasRestantes: 0, proximoMes: null, prorrogavel: true },
    ],
    [
      'prazo passado, ainda por encerrar',
      { inicio: '2025-05-20', manutencoes: [] },
      { guiasRestantes: 0, proximoMes: null, fimPrazo: '2026-11-20', prorrogavel: false },
    ],
    [
      'no último dia do prazo',
      { inicio: '2025-05-21', manutencoes: manutencoesDe('2026-06-01', 1) },
      { guiasRestantes: 1, proximoMes: '2026-11', fimPrazo: '2026-11-21', prorrogavel: true },
    ],
    [
      'no último dia antes do abandono',
      { inicio: '2026-05-21' },
      { guiasRestantes: 12, proximoMes: '2026-11' },
    ],
    [
      'abandonado, ainda por escrever',
      { inicio: '2026-05-20' },
      { guiasRestantes: 0, proximoMes: null, fimPrazo: '2027-11-20', prorrogavel: false },
    ],
    [
      'a deste mês é de outro tratamento',
      { manutencoes: manutencoesDe('2026-10-03', 1), mesesDeOutros: ['2026-11'] },
      { guiasRestantes: 7, proximoMes: '2026-12' },
    ],
    ['suspenso', { estado: 'suspenso' }, { guiasRestantes: 8, proximoMes: null, prorrogavel: false }],
    ['em contenção', { estado: 'contencao' }, { guiasRestantes: 0, proximoMes: null, prorrogavel: false }],
    ['solicitado', { estado: 'solicitado', inicio: null }, { guiasRestantes: 0, fimPrazo: null }],
  ]
  test.each(casos)('%s', (_nome, mudancas, esperado) => {
    expect(readRestante(buildTratamento(mudancas), PRAZO, HOJE)).toMatchObject(esperado)
  })
})

describe('ortodontia: os meses, um a um', () => {
  const meses = (mudancas: Partial<Tratamento>, hoje = HOJE) =>
    listMeses(buildTratamento(mudancas), PRAZO, hoje).map(({ mes, estado }) => `${mes} ${estado}`)

  it('feitos, perdido (com guia), faltou (sem guia), devido, e os que ainda cabem', () => {
    const manutencoes = [
      ...manutencoesDe('2026-01-05', 3),
      aberta('2026-04-02'),
      ...manutencoesDe('2026-06-08', 5),
    ]
    expect(meses({ manutencoes })).toEqual([
      ...['2026-01', '2026-02', '2026-03'].map((mes) => `${mes} feito`),
      '2026-04 perdido',
      '2026-05 faltou',
      ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((mes) => `${mes} feito`),
      '2026-11 devido',
      '2026-12 futuro',
      '2027-01 futuro',
      '2027-02 futuro',
    ])
  })

  it('diz a guia por trás de cada mês', () => {
    const manutencoes = [...manutencoesDe('2026-10-05', 1), aberta('2026-11-03')]
    const doTratamento = buildTratamento({ inicio: '2026-09-10', manutencoes })
    expect(listMeses(doTratamento, PRAZO, HOJE).slice(0, 3)).toEqual([
      { mes: '2026-10', estado: 'feito', numeroFicha: 1000, data: '2026-10-05' },
      { mes: '2026-11', estado: 'devido', numeroFicha: 9000, data: null },
      { mes: '2026-12', estado: 'futuro', numeroFicha: null, data: null },
    ])
  })

  it('o último mês é o do fim do prazo, ainda que sobrem concedidos', () => {
    expect(meses({ inicio: '2025-07-10', manutencoes: manutencoesDe('2026-10-03', 1) }).at(-1)).toBe(
      '2027-01 futuro',
    )
  })

  it.each([
    ['nenhum por instalar', { inicio: '2026-10-10', instalacao: null }, []],
    ['nenhum antes da autorização', { inicio: null, estado: 'solicitado' }, []],
    [
      'a manutenção do mês da instalação é daquele mês',
      { inicio: '2026-11-02', mesesConcedidos: 2, manutencoes: manutencoesDe('2026-11-20', 1) },
      ['2026-11 feito', '2026-12 futuro'],
    ],
    [
      'a guia do mês da instalação é daquele mês, feita ou não',
      { inicio: '2026-11-02', mesesConcedidos: 2, manutencoes: [aberta('2026-11-10')] },
      ['2026-11 devido', '2026-12 futuro'],
    ],
    [
      'e está perdida depois dele',
      { inicio: '2026-10-02', mesesConcedidos: 2, manutencoes: [aberta('2026-10-10')] },
      ['2026-10 perdido', '2026-11 devido', '2026-12 futuro'],
    ],
    [
      'e a guia que não se fez está perdida, também onde o mês foi de outro tratamento',
      {
        inicio: '2026-09-10',
        mesesConcedidos: 2,
        manutencoes: [aberta('2026-10-10')],
        mesesDeOutros: ['2026-10'],
      },
      ['2026-10 perdido', '2026-11 devido', '2026-12 futuro'],
    ],
    [
      'o que não se fez até a suspensão continua dito depois do fim do prazo',
      {
        inicio: '2026-01-10',
        estado: 'suspenso',
        mesesConcedidos: 3,
        manutencoes: [...manutencoesDe('2026-02-03', 1), aberta('2026-03-04')],
        passos: [
          { dia: '2026-01-10', estado: 'ativo' },
          { dia: '2026-05-05', estado: 'suspenso' },
        ],
      },
      [
        '2026-02 feito',
        '2026-03 perdido',
        '2026-04 faltou',
        ...['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((mes) => `${mes} parado`),
      ],
    ],
    [
      'acabam onde o tratamento acabou',
      {
        inicio: '2026-07-10',
        estado: 'cancelado',
        fim: '2026-10-15',
        manutencoes: manutencoesDe('2026-08-03', 1),
      },
      ['2026-08 feito', '2026-09 faltou', '2026-10 faltou'],
    ],
    [
      'o mês de quem está suspenso não é devido',
      {
        inicio: '2026-09-10',
        estado: 'suspenso',
        mesesConcedidos: 2,
        manutencoes: manutencoesDe('2026-10-03', 1),
      },
      ['2026-10 feito', '2026-11 parado'],
    ],
    [
      'nem o mês que esteve suspenso até o fim; o que acabou retomado, sim',
      {
        inicio: '2026-06-10',
        mesesConcedidos: 3,
        manutencoes: manutencoesDe('2026-07-03', 1),
        passos: [
          { dia: '2026-06-10', estado: 'ativo' },
          { dia: '2026-08-31', estado: 'suspenso' },
          { dia: '2026-10-31', estado: 'ativo' },
        ],
      },
      [
        '2026-07 feito',
        '2026-08 faltou',
        '2026-09 parado',
        '2026-10 faltou',
        '2026-11 devido',
        '2026-12 futuro',
      ],
    ],
    [
      'o mês que foi de outro tratamento não se espera deste, e o deste mês fica para o seguinte',
      {
        inicio: '2026-09-10',
        mesesConcedidos: 2,
        manutencoes: manutencoesDe('2026-09-20', 1),
        mesesDeOutros: ['2026-10', '2026-11'],
      },
      ['2026-09 feito', '2026-10 parado', '2026-11 parado', '2026-12 futuro'],
    ],
    [
      'nem se espera nada enquanto outro prestador teve o paciente, que voltou',
      {
        inicio: '2026-07-10',
        mesesConcedidos: 2,
        manutencoes: manutencoesDe('2026-08-03', 1),
        passos: [
          { dia: '2026-07-10', estado: 'ativo' },
          { dia: '2026-09-05', estado: 'cancelado' },
          { dia: '2026-10-20', estado: 'ativo' },
        ],
      },
      ['2026-08 feito', '2026-09 parado', '2026-10 faltou', '2026-11 devido'],
    ],
    [
      'no mês em que o tratamento acabou, o que não se fez já não se espera',
      {
        inicio: '2026-09-10',
        estado: 'cancelado',
        fim: '2026-11-15',
        manutencoes: [...manutencoesDe('2026-10-03', 1), aberta('2026-11-03')],
      },
      ['2026-10 feito', '2026-11 perdido'],
    ],
    [
      'nem o do abandono que ainda se vai escrever',
      { inicio: '2026-04-10', manutencoes: manutencoesDe('2026-05-20', 1) },
      [
        '2026-05 feito',
        ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map((mes) => `${mes} faltou`),
      ],
    ],
    [
      'concluído com tudo usado: nenhum faltou depois do último',
      {
        inicio: '2026-03-10',
        estado: 'concluido',
        fim: '2026-11-11',
        mesesConcedidos: 2,
        manutencoes: manutencoesDe('2026-04-03', 2),
      },
      ['2026-04 feito', '2026-05 feito'],
    ],
    [
      'tudo usado: nada é devido',
      { inicio: '2026-08-10', mesesConcedidos: 2, manutencoes: manutencoesDe('2026-09-03', 2) },
      ['2026-09 feito', '2026-10 feito'],
    ],
  ] as const)('%s', (_nome, mudancas, esperado) => expect(meses(mudancas)).toEqual(esperado))
})
