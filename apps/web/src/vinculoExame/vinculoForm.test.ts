import { expect, it } from 'vitest'
import { chooseOnly, describeEscolha, toggle } from './vinculoForm.ts'

const escolha = (exames: number[], guias: number[]) => ({ exames: new Set(exames), guias: new Set(guias) })
const livre = (numeroFichaRadiologia: number) => ({ numeroFichaRadiologia, vinculos: [] })
const presa = (numeroFichaRadiologia: number) => ({
  numeroFichaRadiologia,
  vinculos: [{ numeroFicha: 7, em: '2026-11-20T12:00:00.000Z', congelada: false }],
})

const espera = (numeroFicha: number) => ({
  numeroFicha,
  esperaImagem: [{ codigoEvento: '85200158', descricao: 'Canal', codigoLocalizacao: '36' }],
})

it('marks and takes marks away, and leaves the other ones', () => {
  expect([...toggle(new Set([1]), 2, true)]).toEqual([1, 2])
  expect([...toggle(new Set([1, 2]), 1, false)]).toEqual([2])
})

it.each([
  ['one of each', [livre(1)], [espera(9)], escolha([1], [9])],
  ['the one that answers for nothing yet', [presa(1), livre(2)], [espera(9)], escolha([2], [9])],
  ['none of several exams', [livre(1), livre(2)], [espera(9)], escolha([], [9])],
  ['none of several guides', [livre(1)], [espera(8), espera(9)], escolha([1], [])],
  ['no guide that waits for nothing', [livre(1)], [{ numeroFicha: 9, esperaImagem: [] }], escolha([1], [])],
  ['nothing of nothing', [], [], escolha([], [])],
])('chooses by itself %s', (_nome, fichas, guias, esperada) => {
  expect(chooseOnly(fichas, guias)).toEqual(esperada)
})

it.each([
  [[], [], 'Escolha o exame'],
  [[1], [], 'Escolha a guia'],
  [[], [9], 'Escolha o exame'],
  [[1], [9], '1 exame a 1 guia'],
  [[1, 2], [8, 9], '2 exames a 2 guias'],
])('%j e %j: %s', (exames, guias, palavras) => {
  expect(describeEscolha(escolha(exames, guias))).toBe(palavras)
})
