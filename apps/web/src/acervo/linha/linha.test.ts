import type { ImagemAcervo } from '@portal/contract/acervo.ts'
import { expect, it } from 'vitest'
import { buildLinha, type EventosPaciente, listDentesComEvento, placeNoPar, proposePar } from './linha.ts'

const imagem = (sequencial: number, data: string, momento: ImagemAcervo['momento']) =>
  ({ numeroFicha: 700_001, sequencial, data, momento }) as ImagemAcervo
const [inicial, outra, final] = [
  imagem(1, '2026-01-10', 'inicial'),
  imagem(2, '2026-01-12', 'inicial'),
  imagem(3, '2026-02-01', 'final'),
]
const feito = (dente: string, data: string, proprio = true) => ({
  codigoEvento: '85200158',
  descricao: `Canal de ${data}`,
  dente,
  regiao: null,
  faces: null,
  data,
  proprio,
  numeroFicha: proprio ? 700_001 : null,
})
const emHand = (codigoLocalizacao: string, dataRealizacao: string | null) => ({
  codigoLocalizacao,
  dataRealizacao,
  descricao: 'Coroa',
  codigoFace: null,
})
const plano = {
  historico: [feito('16', '2026-02-01'), feito('16', '2025-03-04', false), feito('17', '2026-02-01')],
  emAndamento: [
    { numeroFicha: 700_009, eventos: [emHand('16', null), emHand('16', '2026-02-01'), emHand('17', null)] },
  ],
} as unknown as EventosPaciente

it('the line of a tooth runs from its first day on, and ends with what is still to be done', () => {
  const linha = buildLinha('16', plano, [final, outra, inicial])
  expect(
    linha.map(({ data, eventos, imagens }) => [
      data,
      eventos.map(({ descricao, numeroFicha }) => `${descricao} ${numeroFicha}`),
      imagens.map(({ sequencial }) => sequencial),
    ]),
  ).toEqual([
    ['2025-03-04', ['Canal de 2025-03-04 null'], []],
    ['2026-01-10', [], [1]],
    ['2026-01-12', [], [2]],
    ['2026-02-01', ['Canal de 2026-02-01 700001'], [3]],
    [null, ['Coroa 700009'], []],
  ])
})

it('proposes the first initial image and the last final one', () => {
  const par = proposePar('16', buildLinha('16', plano, [final, outra, inicial]))
  expect([par.antes?.sequencial, par.depois?.sequencial]).toEqual([1, 3])
  expect(proposePar('16', [])).toEqual({ antes: undefined, depois: undefined })
})

it("proposes the tooth's own image before one of the whole mouth", () => {
  const geral = { ...imagem(4, '2026-01-10', 'inicial'), dente: null }
  const propria = { ...imagem(5, '2026-01-10', 'inicial'), dente: '13' }
  const depois = { ...imagem(6, '2026-03-01', 'final'), dente: null }
  const par = proposePar('13', buildLinha('13', plano, [geral, propria, depois]))
  expect([par.antes?.sequencial, par.depois?.sequencial]).toEqual([5, 6])
})

it('knows the teeth of every event', () => {
  expect(listDentesComEvento(plano)).toEqual(['16', '16', '17', '16', '16', '17'])
})

it('an image stands on one side alone', () => {
  const par = placeNoPar({ antes: inicial, depois: final }, 'antes', final)
  expect([par.antes?.sequencial, par.depois]).toEqual([3, undefined])
  expect(placeNoPar({ antes: inicial }, 'depois', final)).toEqual({ antes: inicial, depois: final })
})
