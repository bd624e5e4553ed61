import { expect, it } from 'vitest'
import { getLinhaOrientacao, orientacaoProtocolo } from './orientacaoProtocolo.data.ts'

it('has three ordered rows, a title and an observation (Spec §9)', () => {
  expect(orientacaoProtocolo.linhas.map((linha) => linha.ordem)).toEqual([1, 2, 3])
  expect(orientacaoProtocolo.titulo).not.toBe('')
  expect(orientacaoProtocolo.observacao).toMatch(/5 MB/)
})

it.each([
  [3, 1],
  [5, 1],
  [13, 2],
  [6, 3],
  [11, 3],
  [14, 3],
  [1, undefined],
])('specialty %i is in row %s', (codigo, ordem) => {
  expect(getLinhaOrientacao(codigo)?.ordem).toBe(ordem)
})
