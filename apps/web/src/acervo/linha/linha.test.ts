import type { EventoDente, ImagemAcervo } from '@portal/contract/acervo.ts'
import { expect, it } from 'vitest'
import { buildLinha, placeNoPar, proposePar } from './linha.ts'

const imagem = (sequencial: number, data: string, momento: ImagemAcervo['momento']) =>
  ({ numeroFicha: 700_001, sequencial, data, momento }) as ImagemAcervo
const [inicial, outra, final] = [
  imagem(1, '2026-01-10', 'inicial'),
  imagem(2, '2026-01-12', 'inicial'),
  imagem(3, '2026-02-01', 'final'),
]
const evento = (dente: string, data: string | null, desfecho: EventoDente['desfecho'] = 'realizado') =>
  ({ dente, data, desfecho }) as EventoDente
const eventos = [
  evento('16', null, 'porFazer'),
  evento('17', null, 'porFazer'),
  evento('16', '2026-02-01'),
  evento('17', '2026-02-02'),
  evento('16', '2026-01-12', 'negado'),
  evento('16', '2025-03-04', 'cancelado'),
]

it('the line of a tooth runs from its first day on, and ends with what is still to be done', () => {
  const linha = buildLinha('16', eventos, [final, outra, inicial])
  expect(
    linha.map(({ data, eventos: doDia, imagens }) => [
      data,
      doDia.map(({ desfecho }) => desfecho),
      imagens.map(({ sequencial }) => sequencial),
    ]),
  ).toEqual([
    ['2025-03-04', ['cancelado'], []],
    ['2026-01-10', [], [1]],
    ['2026-01-12', ['negado'], [2]],
    ['2026-02-01', ['realizado'], [3]],
    [null, ['porFazer'], []],
  ])
})

it('proposes the first initial image and the last final one', () => {
  const par = proposePar('16', buildLinha('16', eventos, [final, outra, inicial]))
  expect([par.antes?.sequencial, par.depois?.sequencial]).toEqual([1, 3])
  expect(proposePar('16', [])).toEqual({ antes: undefined, depois: undefined })
})

it("proposes the tooth's own image before one of the whole mouth", () => {
  const geral = { ...imagem(4, '2026-01-10', 'inicial'), dente: null }
  const propria = { ...imagem(5, '2026-01-10', 'inicial'), dente: '13' }
  const depois = { ...imagem(6, '2026-03-01', 'final'), dente: null }
  const par = proposePar('13', buildLinha('13', eventos, [geral, propria, depois]))
  expect([par.antes?.sequencial, par.depois?.sequencial]).toEqual([5, 6])
  const doDente = { ...imagem(7, '2026-02-01', 'final'), dente: '13' }
  expect(proposePar('13', buildLinha('13', eventos, [doDente, depois])).depois?.sequencial).toBe(7)
})

it('an image stands on one side alone', () => {
  const par = placeNoPar({ antes: inicial, depois: final }, 'antes', final)
  expect([par.antes?.sequencial, par.depois]).toEqual([3, undefined])
  expect(placeNoPar({ antes: inicial }, 'depois', final)).toEqual({ antes: inicial, depois: final })
})
