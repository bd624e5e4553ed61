import { expect, it } from 'vitest'
import { hasCor, reduceFoto } from './reduceFoto.ts'

function fill(r: number, g: number, b: number, coloridos = 400): Uint8ClampedArray {
  const pontos = new Uint8ClampedArray(400 * 4)
  for (let at = 0; at < 400; at++) {
    const ponto = at < coloridos ? [r, g, b, 255] : [r, r, r, 255]
    pontos.set(ponto, at * 4)
  }
  return pontos
}

it.each([
  ['a radiograph', fill(120, 120, 120), false],
  ['a radiograph with the tint of its scanner', fill(118, 122, 126), false],
  ['a radiograph with a coloured mark', fill(250, 20, 20, 4), false],
  ['a photograph of a mouth', fill(190, 90, 95), true],
])('%s', (_nome, pontos, esperado) => {
  expect(hasCor(pontos)).toBe(esperado)
})

it.each(['rx.png', 'rx.tif', 'laudo.pdf', 'pequena.jpg'])('leaves %s as it is', async (nome) => {
  const bytes = nome === 'pequena.jpg' ? 500 * 1024 : 4_000_000
  expect(await reduceFoto(new File([new Uint8Array(bytes)], nome))).toBeUndefined()
})
