import { expect, it } from 'vitest'
import { isUsuarioBanco, padraoUsuarioBanco } from './usuarioBanco.ts'

it.each([
  ['eduardo.leal', true],
  ['Eduardo_Leal-2', true],
  ['abcd', true],
  ['abc', false],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
  ['200001', false],
  ['2eduardo', false],
  ['.leal', false],
  ['eduardo leal', false],
  ['eduardo@leal', false],
  ['', false],
])('"%s" is a user of a bank: %s', (digitado, esperado) => {
  expect(isUsuarioBanco(digitado)).toBe(esperado)
})

it("is read by a field's pattern too, whose rules are stricter", () => {
  expect(new RegExp(padraoUsuarioBanco, 'v').test('Eduardo_Leal-2')).toBe(true)
})
