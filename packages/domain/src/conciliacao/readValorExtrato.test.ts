import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDecimal, toValor } from '../dinheiro/dinheiro.ts'
import { readValorDigitado, readValorExtrato } from './readValorExtrato.ts'

it.each([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1234.5', 123_450],
  ['1234,5', 123_450],
  ['1234', 123_400],
  ['1.234', 123_400],
  ['1.234.567', 123_456_700],
  ['12.345.678,9', 1_234_567_890],
  ['0,05', 5],
  ['0.00', 0],
  ['-0,00', 0],
  ['+85.90', 8590],
  ['-85.90', -8590],
  ['85,90-', -8590],
  ['85,90 D', -8590],
  ['85,90 C', 8590],
  ['(85,90)', -8590],
  ['R$ 1.234,56', 123_456],
  ['-R$\u00a085,90', -8590],
  ['−R$\u00a085,90', -8590],
  ['BRL 85.90', 8590],
  ['0.001', undefined],
  ['1234.567', undefined],
  ['12.34.56', undefined],
  ['1.234,567', undefined],
  ['1,234.567', undefined],
  ['1,234,567', 123_456_700],
  ['1.2345,00', undefined],
  ['85,901234', undefined],
  ['(85,90', undefined],
  ['85,90)', undefined],
  ['--85', undefined],
  ['', undefined],
  [',50', undefined],
  ['abc', undefined],
  ['10/12/2026', undefined],
  ['9.999.999.999,99', 999_999_999_999],
  ['10.000.000.000,00', undefined],
])('%j -> %j', (texto, centavos) => {
  expect(readValorExtrato(texto)).toBe(centavos)
})

it.each([
  ['1.234,56', 123_456],
  ['1.234', 123_400],
  ['1,23', 123],
  ['1,234', undefined],
  ['1,234,567', undefined],
  ['1,234.56', undefined],
  ['1 234,56', 123_456],
  ['R$ 1.234,56 ', 123_456],
  ['12 34', undefined],
  ['1 23', undefined],
])('typed, %j -> %j: a comma begins the cents', (texto, centavos) => {
  expect(readValorDigitado(texto)).toBe(centavos)
})

it('reads back what the portal itself writes, on the wire and on the screen', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (centavos) => {
      expect(readValorExtrato(toValor(centavos))).toBe(centavos)
      expect(readValorExtrato(formatDecimal(centavos))).toBe(centavos)
    }),
  )
})
