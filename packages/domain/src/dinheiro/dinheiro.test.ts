import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDecimal, formatReais, toCentavos, toValor } from './dinheiro.ts'

describe('toCentavos', () => {
  it.each([
    ['85.90', 8590],
    ['0.00', 0],
    ['-0.00', 0],
    ['-12.05', -1205],
    ['1234567.89', 123456789],
    ['0.29', 29],
    ['85.9', undefined],
    ['85', undefined],
    ['85,90', undefined],
    ['1,234.00', undefined],
    ['', undefined],
    ['R$ 1.00', undefined],
  ])('%j -> %j', (valor, centavos) => {
    expect(toCentavos(valor)).toBe(centavos)
  })
})

describe('toValor', () => {
  it.each([
    [8590, '85.90'],
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [-1205, '-12.05'],
    [100, '1.00'],
  ])('%j -> %j', (centavos, valor) => {
    expect(toValor(centavos)).toBe(valor)
  })

  it('comes back whole from the wire', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e13, max: 1e13 }),
        (centavos) => toCentavos(toValor(centavos)) === centavos,
      ),
    )
  })
})

describe('formatReais', () => {
  it.each([
    [123456, 'R$\u00a01.234,56', '1.234,56'],
    [0, 'R$\u00a00,00', '0,00'],
    [-1205, '−R$\u00a012,05', '-12,05'],
  ])('%j', (centavos, simbolo, decimal) => {
    expect(formatReais(centavos)).toBe(simbolo)
    expect(formatDecimal(centavos)).toBe(decimal)
  })
})
