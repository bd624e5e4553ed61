import type { Marca } from '@portal/contract/marcaImagem.ts'
import { expect, it } from 'vitest'
import { visaoInicial } from '../visualizador/transformacao.ts'
import { beginMovimento, findPega, isMovida, moveMarca, type Pega, takeOutra } from './movimento.ts'

/** A point of the screen is 50 of the image's width, and 100 of its height. */
const vista = { imagem: { largura: 200, altura: 100 }, visao: visaoInicial }
const seta = {
  pontos: [
    { x: 1000, y: 5000 },
    { x: 3000, y: 9000 },
  ],
} as Marca
const texto = { pontos: [{ x: 1000, y: 5000 }] } as Marca

it.each<[string, Pega, { x: number; y: number }, number[][]]>([
  [
    'the whole mark',
    'tudo',
    { x: 10, y: -5 },
    [
      [1500, 4500],
      [3500, 8500],
    ],
  ],
  [
    'the whole mark up to the edge, in its shape',
    'tudo',
    { x: -90, y: 90 },
    [
      [0, 6000],
      [2000, 10_000],
    ],
  ],
  [
    'its first end',
    0,
    { x: 10, y: 0 },
    [
      [1500, 5000],
      [3000, 9000],
    ],
  ],
  [
    'its second end, up to the edge',
    1,
    { x: 0, y: 90 },
    [
      [1000, 5000],
      [3000, 10_000],
    ],
  ],
  [
    'no end onto the other',
    1,
    { x: -40, y: -40 },
    [
      [1000, 5000],
      [3000, 9000],
    ],
  ],
])('moves %s', (_caso, pega, por, esperados) => {
  const movida = moveMarca(vista, beginMovimento(seta, pega), por)
  expect(movida.pontos.map(({ x, y }) => [x, y])).toEqual(esperados)
})

it('moves as it is seen on an image that is turned', () => {
  const girada = { ...vista, visao: { ...visaoInicial, rotacao: 90 } as const }
  expect(moveMarca(girada, beginMovimento(texto), { x: 0, y: 10 }).pontos).toEqual([{ x: 1500, y: 5000 }])
})

it('takes one end after the other, then all of it; of a text there is one point', () => {
  const um = takeOutra(beginMovimento(seta))
  const dois = takeOutra(um)
  expect([um.pega, dois.pega, takeOutra(dois).pega]).toEqual([0, 1, 'tudo'])
  expect(takeOutra(beginMovimento(texto)).pega).toBe('tudo')
})

it.each<[string, Marca, { x: number; y: number }, Pega]>([
  ['at its first end', seta, { x: -80, y: 0 }, 0],
  ['near its second end', seta, { x: -48, y: 30 }, 1],
  ['between them', seta, { x: -60, y: 20 }, 'tudo'],
  ['at its point', texto, { x: -80, y: 0 }, 'tudo'],
])('a hand takes a mark %s', (_onde, marca, aqui, pega) => expect(findPega(vista, marca, aqui)).toBe(pega))

it('one that came back to its place was not moved', () => {
  const movida = moveMarca(vista, beginMovimento(seta), { x: 10, y: 0 })
  expect(isMovida(movida)).toBe(true)
  expect(isMovida(moveMarca(vista, movida, { x: -10, y: 0 }))).toBe(false)
})
