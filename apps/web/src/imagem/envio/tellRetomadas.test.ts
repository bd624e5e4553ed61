import { expect, it } from 'vitest'
import { type Retomada, tellRetomadas } from './tellRetomadas.ts'

it.each<[string, readonly Retomada[], string]>([
  ['one file', [[700001, 1]], 'Guia 700001: 1 arquivo voltou à fila de imagens.'],
  [
    'some guides',
    [
      [700001, 1],
      [700002, 2],
    ],
    'Guias 700001 e 700002: 3 arquivos voltaram à fila de imagens.',
  ],
  [
    'many guides',
    [1, 2, 3, 4, 5].map((ordem) => [700000 + ordem, 1]),
    'Guias 700001, 700002, 700003 e mais 2: 5 arquivos voltaram à fila de imagens.',
  ],
])('tells in one line what waits: %s', (_caso, retomadas, texto) => {
  expect(tellRetomadas(retomadas)).toBe(texto)
})
