import fc from 'fast-check'
import { expect, it } from 'vitest'
import { divideLargura } from './divideLargura.ts'

const pesos = fc.array(
  fc.integer({ min: 1, max: 99 }).map((peso) => ({ peso })),
  { minLength: 1, maxLength: 20 },
)

it('shares the whole line and no more, each part beginning where the one before ends', () => {
  fc.assert(
    fc.property(
      pesos,
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 1, max: 999 }),
      (partes, x, total) => {
        const vaos = divideLargura(partes, x, total)
        let fim = x
        for (const vao of vaos) {
          expect(vao.x).toBeCloseTo(fim, 6)
          fim = vao.x + vao.largura
        }
        expect(fim).toBeCloseTo(x + total, 6)
      },
    ),
  )
})

it('gives twice the weight twice the room', () => {
  expect(divideLargura([{ peso: 1 }, { peso: 2 }, { peso: 1 }], 30, 400)).toEqual([
    { parte: { peso: 1 }, x: 30, largura: 100 },
    { parte: { peso: 2 }, x: 130, largura: 200 },
    { parte: { peso: 1 }, x: 330, largura: 100 },
  ])
})
