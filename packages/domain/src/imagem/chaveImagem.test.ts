import { expect, test } from 'vitest'
import { isMesmaImagem } from './chaveImagem.ts'

test.each([
  [700001, 1, true],
  [700001, 2, false],
  [700002, 1, false],
])(
  'a imagem 1 da guia 700001 e a de ficha %i, sequencial %i são a mesma: %s',
  (numeroFicha, sequencial, isMesma) => {
    expect(isMesmaImagem({ numeroFicha: 700001, sequencial: 1 }, { numeroFicha, sequencial })).toBe(isMesma)
  },
)
