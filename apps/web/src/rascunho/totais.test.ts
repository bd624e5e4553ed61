import { describe, expect, it } from 'vitest'
import { sumValores, toValorEstimado } from './totais.ts'

const preco = { codigoEvento: '85100200', valor: '85.90', valorCopart: '17.18' }
const item = { sequencial: 1, codigoEvento: '85100200', quantidade: 1 }

describe('sumValores', () => {
  it('sums cents, not fractions', () => {
    const { valor, valorCopart } = sumValores([preco, { valor: '0.10', valorCopart: '0.20' }])
    expect([valor, valorCopart].map((texto) => texto.replace(/\s/, ' '))).toEqual(['R$ 86,00', 'R$ 17,38'])
  })

  it('tells how many items have no value', () => {
    expect(sumValores([preco, null, undefined]).semValor).toBe(2)
  })
})

describe('toValorEstimado', () => {
  it.each([
    ['one of a priced event', item, '85.90'],
    ['more than one, whose cap only the call knows', { ...item, quantidade: 2 }, undefined],
    ['an event without a price', { ...item, codigoEvento: '81000030' }, undefined],
  ])('%s', (_nome, deste, valor) => {
    expect(toValorEstimado([preco], deste)?.valor).toBe(valor)
  })
})
