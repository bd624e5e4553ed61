import { expect, it } from 'vitest'
import { orientacaoProtocolo } from './orientacaoProtocolo.data.ts'

it('has three ordered rows, a title and an observation (Spec §9)', () => {
  expect(orientacaoProtocolo.linhas.map(({ ordem, especialidades }) => [ordem, especialidades])).toEqual([
    [1, [3, 5]],
    [2, [13, 15, 16]],
    [3, [6, 11, 14]],
  ])
  expect(orientacaoProtocolo.titulo).not.toBe('')
  expect(orientacaoProtocolo.observacao).toMatch(/5 MB/)
})
