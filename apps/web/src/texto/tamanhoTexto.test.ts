import { expect, test } from 'vitest'
import { explainExcesso, sayRestantes } from './tamanhoTexto.ts'

test.each([
  [500, undefined],
  [501, 'Retire 1 caractere: o limite é 500.'],
  [502, 'Retire 2 caracteres: o limite é 500.'],
])('de um texto com %i caracteres, %s', (tamanho, dito) => {
  expect(explainExcesso('x'.repeat(tamanho))).toBe(dito)
})

test('de um texto entre outros se diz qual é, e o que não se guarda não conta', () => {
  expect(explainExcesso('abc', 2, ' do texto de Profilaxia')).toBe(
    'Retire 1 caractere do texto de Profilaxia: o limite é 2.',
  )
  expect(explainExcesso(' <ab> ', 2)).toBeUndefined()
})

test.each([
  [21, ''],
  [20, 'Restam 20 caracteres'],
  [1, 'Resta 1 caractere'],
  [0, 'Restam 0 caracteres'],
  [-1, '1 caractere além do limite'],
  [-2, '2 caracteres além do limite'],
])('com %i restantes se ouve %j', (restantes, dito) => {
  expect(sayRestantes(restantes)).toBe(dito)
})
