import { expect, it } from 'vitest'
import { toLotes } from './toLotes.ts'

const guia = (numeroFicha: number, codigoAssociado: string) => ({
  numeroFicha,
  codigoAssociado,
  statusFicha: 10,
  codigoEtapaAtual: 6,
})

it.each([
  { oque: 'nothing waits', guias: [], lotes: [] },
  { oque: 'one batch', guias: [guia(1, 'b'), guia(2, 'a')], lotes: [[1, 2]] },
  { oque: 'no more than so many', guias: [guia(1, 'a'), guia(2, 'b'), guia(3, 'c')], lotes: [[1, 2], [3]] },
  {
    oque: "a patient's guides one after the other",
    guias: [guia(1, 'b'), guia(2, 'b'), guia(3, 'a'), guia(4, 'b')],
    lotes: [[1, 3], [2], [4]],
  },
])('$oque', ({ guias, lotes }) => {
  expect(toLotes(guias, 2).map((lote) => lote.map(({ numeroFicha }) => numeroFicha))).toEqual(lotes)
})
