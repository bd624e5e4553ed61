import { expect, it } from 'vitest'
import { sayCredenciado } from './sayCredenciado.ts'

it.each([
  ['Dra. Ana Lima', ['a Dra. Ana Lima', 'da Dra. Ana Lima', 'à Dra. Ana Lima', 'com a Dra. Ana Lima']],
  ['Dr. Paulo Reis', ['o Dr. Paulo Reis', 'do Dr. Paulo Reis', 'ao Dr. Paulo Reis', 'com o Dr. Paulo Reis']],
  [
    'Clínica Sorriso',
    ['a Clínica Sorriso', 'da Clínica Sorriso', 'à Clínica Sorriso', 'com a Clínica Sorriso'],
  ],
  ['Centro Maré', ['o Centro Maré', 'do Centro Maré', 'ao Centro Maré', 'com o Centro Maré']],
  [
    'Drauzio Imagem',
    [
      'a clínica Drauzio Imagem',
      'da clínica Drauzio Imagem',
      'à clínica Drauzio Imagem',
      'com a clínica Drauzio Imagem',
    ],
  ],
])('%s: %j', (nome, ditos) => {
  expect((['sujeito', 'de', 'a', 'com'] as const).map((caso) => sayCredenciado(nome, caso))).toEqual(ditos)
  expect(sayCredenciado(nome, 'abertura').slice(1)).toBe(ditos[0]?.slice(1))
})
