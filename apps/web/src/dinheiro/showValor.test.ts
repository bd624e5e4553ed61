import { expect, it } from 'vitest'
import { plainText } from '../testing/plainText.ts'
import { showValor } from './showValor.ts'

it.each([
  ['85.90', 'R$ 85,90'],
  ['0.00', 'R$ 0,00'],
  ['0.05', 'R$ 0,05'],
  ['1234567.80', 'R$ 1.234.567,80'],
  ['a combinar', 'a combinar'],
])('%s of the wire reads %s', (valor, texto) => {
  expect(plainText(showValor(valor))).toBe(texto)
})
