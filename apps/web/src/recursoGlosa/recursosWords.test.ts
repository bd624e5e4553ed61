import { expect, it } from 'vitest'
import { plainText } from '../testing/plainText.ts'
import { describeItem, labelAbas } from './recursosWords.ts'

const contas = {
  aRecorrer: { guias: 9, valor: '1830.00' },
  emRecurso: { guias: 3, valor: '540.50' },
  decididos: { guias: 41, valor: '9000.00' },
  ganhos: { ganhos: 34, decididos: 50 },
}
const nada = { guias: 0, valor: '0.00' }

it.each([
  [undefined, ['A recorrer', 'Em recurso', 'Decididos']],
  [contas, ['A recorrer (9 · R$ 1.830,00)', 'Em recurso (3 · R$ 540,50)', 'Decididos (41 · 68 % aprovados)']],
  [
    { aRecorrer: nada, emRecurso: nada, decididos: nada, ganhos: { ganhos: 0, decididos: 0 } },
    ['A recorrer (0)', 'Em recurso (0)', 'Decididos (0)'],
  ],
])('as abas dizem quantas guias e quanto dinheiro', (lidas, esperado) => {
  const { recorrer, recurso, decididos } = labelAbas(lidas)
  expect([recorrer, recurso, decididos].map(plainText)).toEqual(esperado)
})

it('diz o item pelo dente, quando há', () => {
  expect(describeItem({ codigoLocalizacao: '36', descricao: 'Endodontia' })).toBe('36 Endodontia')
  expect(describeItem({ codigoLocalizacao: null, descricao: 'Profilaxia' })).toBe('Profilaxia')
})
