import { describe, expect, it } from 'vitest'
import { type CriterioMedido, computeBonus, findNivel, measurePesos } from './bonus.ts'
import { findIndicador, indicadores } from './indicador.tables.ts'
import { isAlcancada, measureFalta, SEM_CASOS, sumMedidas, toCentesimos } from './medida.ts'
import { METAS_INDICADOR, NIVEIS_QUALIDADE } from './meta.data.ts'
import { findDataBase, findNegociacao } from './negociacao.ts'
import { findMesFechado, listMesesIndicador } from './periodo.ts'

describe('o valor de um indicador', () => {
  it.each([
    ['percentual', 1, 3, 3333],
    ['percentual', 2, 3, 6667],
    ['percentual', 0, 3, 0],
    ['percentual', 3, 3, 10_000],
    // Half a hundredth goes up.
    ['percentual', 1, 80_000, 0],
    ['percentual', 1, 20_000, 1],
    // Cents of a year of a large clinic.
    ['percentual', 123_456_789, 9_876_543_210, 125],
    ['dias', 7, 2, 350],
    ['dias', 1, 3, 33],
    ['dias', 0, 9, 0],
    ['percentual', 0, 0, null],
    ['dias', 0, 0, null],
  ] as const)('%s de %i em %i são %s centésimos', (unidade, parte, total, centesimos) => {
    expect(toCentesimos({ unidade }, { parte, total })).toBe(centesimos)
  })

  it('de vários meses é o da soma, e não a média deles', () => {
    const meses = [
      { parte: 1, total: 1 },
      { parte: 0, total: 99 },
    ]
    expect(sumMedidas(meses)).toEqual({ parte: 1, total: 100 })
    expect(sumMedidas([])).toEqual(SEM_CASOS)
  })
})

describe('a meta', () => {
  it.each([
    ['menor', 600, 600, true, 0],
    ['menor', 601, 600, false, 1],
    ['menor', 0, 0, true, 0],
    ['maior', 600, 600, true, 0],
    ['maior', 599, 600, false, 1],
    ['maior', 10_000, 8000, true, 0],
    ['menor', null, 600, false, null],
    ['maior', null, 0, false, null],
  ] as const)('melhor o %s: %s para %i, alcançada %s, falta %s', (melhor, valor, meta, alcancada, falta) => {
    expect(isAlcancada({ melhor }, valor, meta)).toBe(alcancada)
    expect(measureFalta({ melhor }, valor, meta)).toBe(falta)
  })

  it('há uma para cada indicador', () => {
    expect(METAS_INDICADOR.map(([codigo]) => codigo)).toEqual(indicadores.map(({ codigo }) => codigo))
    expect(findIndicador('retrabalho').rotulo).toBe('Retrabalho')
    expect(() => findIndicador('outro' as 'retrabalho')).toThrow(/outro/)
  })
})

describe('o bônus', () => {
  const criterio = (pesoPontosBase: number, atendido: boolean): CriterioMedido => ({
    pesoPontosBase,
    atendido,
  })

  it.each([
    ['a soma dos pesos atendidos', [criterio(50, true), criterio(40, false), criterio(20, true)], 200, 70],
    ['até o teto', [criterio(150, true), criterio(51, true)], 200, 200],
    ['o teto mesmo', [criterio(150, true), criterio(50, true)], 200, 200],
    ['nada sem nenhum atendido', [criterio(150, false)], 200, 0],
    ['nada sem critério', [], 200, 0],
  ])('é %s', (_nome, criterios, teto, bonus) => {
    expect(computeBonus(criterios, teto)).toBe(bonus)
  })

  it.each([
    ['A', [criterio(70, true), criterio(30, false)]],
    ['B', [criterio(6999, true), criterio(3001, false)]],
    ['B', [criterio(40, true), criterio(60, false)]],
    ['C', [criterio(3999, true), criterio(6001, false)]],
    ['C', [criterio(40, false)]],
    [undefined, []],
  ])('o nível %s é o da parte atendida dos pesos', (nivel, criterios) => {
    expect(findNivel(NIVEIS_QUALIDADE.toReversed(), criterios)?.nivel).toBe(nivel)
  })

  it.each([
    [6999, [criterio(6999, true), criterio(3001, false)]],
    [3333, [criterio(1, true), criterio(2, false)]],
    [0, []],
  ])('%i centésimos por cento dos pesos, para baixo', (parte, criterios) => {
    expect(measurePesos(criterios)).toBe(parte)
  })

  it('não há nível abaixo do mais baixo', () => {
    const [soA] = NIVEIS_QUALIDADE
    expect(findNivel(soA ? [soA] : [], [criterio(10, false)])).toBeUndefined()
  })
})

describe('a negociação', () => {
  const anual = { diaInicio: '01-01', diasNegociacao: 90 }

  it.each([
    ['no primeiro dia', '2026-01-01', '2026-01-01', '2026-03-31', true, 89],
    ['no último', '2026-03-31', '2026-01-01', '2026-03-31', true, 0],
    ['no último de um bissexto', '2028-03-30', '2028-01-01', '2028-03-30', true, 0],
    ['no dia seguinte', '2026-04-01', '2027-01-01', '2027-03-31', false, 275],
    ['na véspera', '2026-12-31', '2027-01-01', '2027-03-31', false, 1],
  ])('%s', (_nome, hoje, inicio, fim, aberta, dias) => {
    expect(findNegociacao(anual, hoje)).toEqual({ inicio, fim, aberta, dias })
  })

  it('que passa do fim do ano continua a mesma', () => {
    const deDezembro = { diaInicio: '12-01', diasNegociacao: 60 }
    expect(findNegociacao(deDezembro, '2027-01-10')).toMatchObject({ inicio: '2026-12-01', aberta: true })
    expect(findNegociacao(deDezembro, '2027-01-30')).toMatchObject({ inicio: '2027-12-01', aberta: false })
  })

  it.each([
    ['o aniversário deste ano', '2020-12-10', '2026-11-21', '2026-12-10'],
    ['hoje', '2020-11-21', '2026-11-21', '2026-11-21'],
    ['o do ano que vem', '2020-11-20', '2026-11-21', '2027-11-20'],
    ['nunca o começo', '2026-12-10', '2026-11-21', '2027-12-10'],
    ['28 de fevereiro', '2024-02-29', '2026-02-01', '2026-02-28'],
  ])('vale da próxima data-base: %s', (_nome, inicio, hoje, dataBase) => {
    expect(findDataBase(inicio, hoje)).toBe(dataBase)
  })
})

it.each([
  ['2026-11-21', '2026-10', '2025-11'],
  ['2026-01-01', '2025-12', '2025-01'],
  ['2026-12-31', '2026-11', '2025-12'],
])('em %s o último mês é %s e o primeiro, %s', (hoje, ultimo, primeiro) => {
  expect(findMesFechado(hoje)).toBe(ultimo)
  const meses = listMesesIndicador(ultimo)
  expect([meses[0], meses.at(-1), meses.length]).toEqual([primeiro, ultimo, 12])
})
