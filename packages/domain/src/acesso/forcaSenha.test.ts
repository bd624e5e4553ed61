import { expect, it } from 'vitest'
import { getRotuloForca, measureForca } from './forcaSenha.ts'

it.each([
  ['', 'fraca'],
  ['abcdefghijkl', 'fraca'],
  ['987654321012', 'fraca'],
  ['aaaaaaaaaaaaaaaa', 'fraca'],
  ['aoaoaoaoaoaoaoaoao', 'fraca'],
  ['gatopardo9', 'media'],
  ['Gato#Pr3', 'media'],
  ['cavalo azul 77', 'forte'],
  ['Girassol!amarelo42', 'forte'],
  ['três pratos de trigo', 'forte'],
])('%j is %s', (senha, forca) => {
  expect(measureForca(senha)).toBe(forca)
})

it('is said in a word', () => {
  expect(getRotuloForca(measureForca('gatopardo9'))).toBe('razoável')
})
