import { expect, it } from 'vitest'
import { toLotes } from './toLotes.ts'

const guia = (numeroFicha: number, codigoAssociado: string, temComplementar = false) => ({
  numeroFicha,
  codigoAssociado,
  temComplementar,
  statusFicha: 10,
  codigoEtapaAtual: 6,
})

it.each([
  { oque: 'nothing waits', guias: [], lotes: [] },
  { oque: 'one batch, in the order of the patients', guias: [guia(1, 'b'), guia(2, 'a')], lotes: [[2, 1]] },
  { oque: 'no more than so many', guias: [guia(1, 'a'), guia(2, 'b'), guia(3, 'c')], lotes: [[1, 2], [3]] },
  {
    oque: "a patient's guides one after the other",
    guias: [guia(1, 'b'), guia(2, 'b'), guia(3, 'a'), guia(4, 'b')],
    lotes: [[3, 1], [2], [4]],
  },
  {
    oque: 'a guide that others were opened from alone',
    guias: [guia(1, 'a', true), guia(2, 'b'), guia(3, 'c'), guia(4, 'a')],
    lotes: [[2, 3], [1], [4]],
  },
])('$oque', ({ guias, lotes }) => {
  expect(toLotes(guias, 2).map((lote) => lote.map(({ numeroFicha }) => numeroFicha))).toEqual(lotes)
})
