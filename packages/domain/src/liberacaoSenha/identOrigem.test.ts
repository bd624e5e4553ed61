import { expect, it } from 'vitest'
import { describeOrigem, identOrigens, origensTela } from './identOrigem.tables.ts'

it('has words for each way in, and none for what it does not know', () => {
  const words = identOrigens.map(({ codigo }) => describeOrigem(codigo))
  expect(new Set(words).size).toBe(identOrigens.length)
  const ditas = ['elegibilidade', 'endereco', 'balcao', null].map(describeOrigem)
  expect(ditas).toEqual(['pela elegibilidade', 'por um link ou favorito do navegador', undefined, undefined])
})

it('lets the screen be entered by any of them but a main guide', () => {
  expect(origensTela).toEqual([
    'menu',
    'inicio',
    'elegibilidade',
    'busca',
    'prazos',
    'guia',
    'portal',
    'endereco',
  ])
})
