import { expect, it } from 'vitest'
import { nameLocal } from './nameLocal.ts'

it.each([
  ['16', 'Primeiro molar superior direito'],
  ['AI', 'Arco inferior'],
  ['99', ''],
])('%s is "%s"', (codigo, nome) => {
  expect(nameLocal(codigo).toLowerCase()).toBe(nome.toLowerCase())
})
