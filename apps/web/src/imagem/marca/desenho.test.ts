import { expect, it } from 'vitest'
import { visaoInicial } from '../visualizador/transformacao.ts'
import { beginDesenho, fixPonto, fromTela, isPronto, moveCursor, toTela } from './desenho.ts'

const imagem = { largura: 400, altura: 200 }
const vista = { imagem, visao: { ...visaoInicial, zoom: 2, x: 30, y: -10 } }

it('an arrow stands once both its ends do, and never on one point', () => {
  const primeiro = fixPonto(beginDesenho(vista, 'seta'))
  expect(primeiro.pontos).toHaveLength(1)
  expect(fixPonto(primeiro)).toBe(primeiro)
  const segundo = fixPonto(moveCursor(vista, primeiro, { x: 8, y: 0 }))
  expect([isPronto(primeiro), isPronto(segundo)]).toEqual([false, true])
  expect(fixPonto(moveCursor(vista, segundo, { x: 8, y: 0 })).pontos).toHaveLength(2)
})

it('a text stands with one point', () => expect(isPronto(fixPonto(beginDesenho(vista, 'texto')))).toBe(true))

it('the cursor stays on the image', () => {
  const longe = moveCursor(vista, beginDesenho(vista, 'seta'), { x: -9000, y: 9000 })
  expect(longe.cursor).toEqual({ x: 0, y: 10_000 })
})

it.each([
  [0, false],
  [90, false],
  [180, true],
  [270, true],
] as const)('a point turned by %i, mirrored %s, comes back to where it was', (rotacao, espelhada) => {
  const girada = { imagem, visao: { ...vista.visao, rotacao, espelhada } }
  const ponto = { x: 2500, y: 7500 }
  expect(fromTela(girada, toTela(girada, ponto))).toEqual(ponto)
})
