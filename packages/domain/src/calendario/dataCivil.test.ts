import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  addDays,
  addMonths,
  ageAt,
  birthdayAt,
  daysBetween,
  endMes,
  isDataCivil,
  mesDe,
  toBrasileira,
} from './dataCivil.ts'

const umaData = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((data) => data.toISOString().slice(0, 10))

describe('calendario: datas civis', () => {
  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2026-13-01', false],
    ['2026-00-01', false],
    ['2026-04-00', false],
    ['2026-04-01', true],
    ['2026-04-31', false],
    ['2026-4-1', false],
    ['0000-01-01', false],
    ['0001-01-01', true],
    ['', false],
  ])('isDataCivil(%s) é %s', (texto, esperado) => expect(isDataCivil(texto)).toBe(esperado))

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-15', 24, '2028-11-15'],
    ['2026-12-01', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-01'],
  ])('addMonths(%s, %i) é %s', (data, meses, esperado) => expect(addMonths(data, meses)).toBe(esperado))

  test.each([
    ['2020-02-29', '2021-02-28', 0],
    ['2020-02-29', '2021-03-01', 1],
    ['1986-11-21', '2026-11-20', 39],
    ['1986-11-21', '2026-11-21', 40],
    ['2026-11-21', '2026-01-01', 0],
  ])('quem nasceu em %s tem em %s %i anos', (nascimento, data, anos) => {
    expect(ageAt(nascimento, data)).toBe(anos)
  })

  test.each([
    ['2020-02-29', 1, '2021-03-01'],
    ['2020-02-29', 4, '2024-02-29'],
    ['2019-02-28', 1, '2020-02-28'],
    ['2020-01-31', 5, '2025-01-31'],
  ])('quem nasceu em %s completa %i em %s', (nascimento, anos, dia) => {
    expect(birthdayAt(nascimento, anos)).toBe(dia)
  })

  test.each([
    ['2000-02-28', 1, '2000-02-29'],
    ['2000-02-29', 1, '2000-03-01'],
    ['1900-02-28', 1, '1900-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2100-03-01', -1, '2100-02-28'],
    ['2096-02-29', 365, '2097-02-28'],
    ['2399-12-31', 60, '2400-02-29'],
    ['0101-01-01', -365, '0100-01-01'],
  ])('%s mais %i dias é %s', (data, dias, esperado) => expect(addDays(data, dias)).toBe(esperado))

  it('addDays concorda com o relógio UTC em qualquer data', () => {
    fc.assert(
      fc.property(umaData, fc.integer({ min: -20000, max: 20000 }), (data, dias) => {
        const esperado = new Date(Date.parse(`${data}T00:00:00Z`) + dias * 86_400_000)
        expect(addDays(data, dias)).toBe(esperado.toISOString().slice(0, 10))
      }),
    )
  })

  it('daysBetween desfaz addDays, e a ordem dos textos é a dos dias', () => {
    fc.assert(
      fc.property(umaData, umaData, (a, b) => {
        expect(addDays(a, daysBetween(a, b))).toBe(b)
        expect(a < b).toBe(daysBetween(a, b) > 0)
      }),
    )
  })

  it('mesDe diz o mês da data', () => expect(mesDe('2026-11-21')).toBe('2026-11'))

  it('toBrasileira escreve o dia como se lê', () => {
    expect(toBrasileira('2026-11-21')).toBe('21/11/2026')
    expect(toBrasileira('2026-11-21', '-')).toBe('21-11-2026')
  })
})

it.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
])('%s acaba em %s', (mes, dia) => {
  expect(endMes(mes)).toBe(dia)
})
