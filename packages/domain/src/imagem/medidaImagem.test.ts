import { expect, it } from 'vitest'
import { measureContraste, measurePontos, toCinzas } from './medidaImagem.ts'

it.each([
  ['black', [0, 0, 0], 0],
  ['white', [255, 255, 255], 255],
  ['grey stays what it is', [77, 77, 77], 77],
  ['red', [255, 0, 0], 76],
  ['green', [0, 255, 0], 150],
  ['blue', [0, 0, 255], 29],
])('%s', (_nome, cor, cinza) => {
  const medidas = { largura: 2, altura: 1 }
  expect([...toCinzas(Uint8Array.from([...cor, ...cor]), { ...medidas, canais: 3 }).pontos]).toEqual([
    cinza,
    cinza,
  ])
  const comAlfa = Uint8ClampedArray.from([...cor, 255, ...cor, 255])
  expect([...toCinzas(comAlfa, { ...medidas, canais: 4 }).pontos]).toEqual([cinza, cinza])
})

const stripes = (quantos: number, largura = quantos) => ({
  pontos: Uint8Array.from({ length: quantos }, (_, at) => (at % 2) * 255),
  largura,
  altura: quantos / largura,
})

it.each([
  ['too few points to show anything', 1023, 0],
  ['just enough', 1024, 127.5],
])('contrast of %s', (_nome, quantos, contraste) => {
  expect(measureContraste(stripes(quantos))).toBeCloseTo(contraste, 5)
})

it('takes the grey that one of twenty points is above', () => {
  const brilhoOf = (claros: number) => {
    const pontos = Uint8Array.from({ length: 2000 }, (_, at) => (at < claros ? 240 : 60))
    return measurePontos({ pontos, largura: 50, altura: 40 }).brilho
  }
  expect([brilhoOf(100), brilhoOf(101)]).toEqual([60, 240])
})

/** Bands of 50 points, dark and light, whose edges take `passo` points; lying or standing. */
function bands(passo: number, deitadas: boolean, contraste = 1): number {
  const pontos = Uint8Array.from({ length: 90_000 }, (_, at) => {
    const n = (deitadas ? Math.floor(at / 300) : at % 300) % 100
    const subida = Math.min(n, 100 - n) - 25
    return 128 + Math.max(-1, Math.min(1, subida / passo)) * 100 * contraste
  })
  return measurePontos({ pontos, largura: 300, altura: 300 }).desfoque
}

it.each([true, false])(
  'is the more blurred the softer its edges are, whichever way they run: %s',
  (deitadas) => {
    const medidas = [1, 3, 6, 12, 24].map((passo) => bands(passo, deitadas))
    expect(medidas).toEqual(medidas.toSorted((a, b) => a - b))
    expect(medidas.at(0)).toBeLessThan(0.35)
    expect(medidas.at(-1)).toBeGreaterThan(0.75)
  },
)

it('is as blurred whatever its contrast', () => {
  expect(bands(12, true, 0.5)).toBeCloseTo(bands(12, true), 1)
})
