import { expect, it } from 'vitest'
import { isCodigoCredenciado, readCodigo } from './codigoCredenciado.ts'

it.each([
  ['100005', '100005', true],
  [' 10000 5\t', '100005', true],
  ['123 456 789', '123456789', true],
  ['1234567890', '1234567890', false],
  ['10.000', '10.000', false],
  ['10a', '10a', false],
  ['', '', false],
])('o código %j se lê %j', (digitado, lido, isCodigo) => {
  expect(readCodigo(digitado)).toBe(lido)
  expect(isCodigoCredenciado(lido)).toBe(isCodigo)
})
