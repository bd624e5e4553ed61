import { describe, expect, it } from 'vitest'
import { buildTratamento, manutencoesDe, PRAZO } from '../ortodontia/tratamento.fixture.ts'
import type { Tratamento } from '../ortodontia/tratamento.ts'
import { findDiaPreco, listLinhasMes, listMesesDesde } from './situacaoMes.ts'

/** Installed on 10 December 2025, done from January on. */
const ate = (quantas: number, mais: Partial<Tratamento> = {}) =>
  buildTratamento({ manutencoes: manutencoesDe('2026-01-12', quantas), ...mais })
const aberta = (liberada: string) => ({ numeroFicha: 77, liberada, data: null })

describe('o mês de um tratamento, em 21/06/2026', () => {
  it.each<[string, Tratamento, string[]]>([
    ['em dia, sem guia', ate(5), ['A_LIBERAR 2026-06']],
    [
      'com a guia liberada',
      ate(5, { manutencoes: [...manutencoesDe('2026-01-12', 5), aberta('2026-06-02')] }),
      ['LIBERADA 2026-06 77'],
    ],
    ['feito', ate(6), ['FEITA 2026-06 1005 2026-06-12']],
    ['sem maio, que não teve guia', ate(4), ['A_LIBERAR 2026-06', 'PERDIDA 2026-05']],
    [
      'sem maio, que teve guia',
      ate(4, { manutencoes: [...manutencoesDe('2026-01-12', 4), aberta('2026-05-04')] }),
      ['A_LIBERAR 2026-06', 'PERDIDA 2026-05 77'],
    ],
    ['com todos os meses usados', ate(5, { mesesConcedidos: 5 }), []],
    ['suspenso', ate(5, { estado: 'suspenso' }), []],
    [
      'retomado neste mês, sem o anterior, em que esteve suspenso',
      ate(4, {
        passos: [
          { dia: '2025-12-10', estado: 'ativo' },
          { dia: '2026-05-04', estado: 'suspenso' },
          { dia: '2026-06-02', estado: 'ativo' },
        ],
      }),
      ['A_LIBERAR 2026-06'],
    ],
    ['sem instalação', ate(0, { instalacao: null }), []],
    ['instalado neste mês', ate(0, { inicio: '2026-06-02' }), []],
    [
      'instalado neste mês, com a guia liberada',
      ate(0, { inicio: '2026-06-02', manutencoes: [aberta('2026-06-20')] }),
      ['LIBERADA 2026-06 77'],
    ],
  ])('%s', (_caso, tratamento, linhas) => {
    expect(
      listLinhasMes(tratamento, PRAZO, '2026-06-21').map(({ lista, mes, numeroFicha, data }) =>
        [lista, mes, numeroFicha, data].filter(Boolean).join(' '),
      ),
    ).toEqual(linhas)
  })
})

it('os meses seguem o calendário, de um ano ao outro', () => {
  expect(listMesesDesde('2026-11', 3)).toEqual(['2026-11', '2026-12', '2027-01'])
})

it.each([
  ['feito', { mes: '2026-02', data: '2026-02-12' }, '2026-02-12'],
  ['deste mês, feito', { mes: '2026-06', data: '2026-06-02' }, '2026-06-02'],
  ['perdido', { mes: '2026-02', data: null }, '2026-02-28'],
  ['deste mês, por fazer', { mes: '2026-06', data: null }, '2026-06-21'],
  ['futuro', { mes: '2026-07' }, '2026-07-01'],
])('o preço do mês %s é o do seu dia, em 21/06/2026', (_caso, mes, dia) => {
  expect(findDiaPreco(mes, '2026-06-21')).toBe(dia)
})
