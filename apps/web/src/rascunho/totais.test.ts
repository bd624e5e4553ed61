import { describe, expect, it } from 'vitest'
import { type LinhaTotal, sumValores, toValorEstimado } from './totais.ts'

const preco = { codigoEvento: '85100200', valor: '85.90', valorCopart: '17.18' }
const item = { sequencial: 1, codigoEvento: '85100200', quantidade: 1 }

describe('sumValores', () => {
  const centavos = { valor: '0.10', valorCopart: '0.20' }
  const linha = (valores: LinhaTotal['valores'], isNegado = false) => ({ valores, isNegado })
  const plain = (texto: string | null) => texto?.replace(/\s/, ' ')

  it('sums cents, not fractions', () => {
    const { valor, valorCopart, negado } = sumValores([linha(preco), linha(centavos)])
    expect([valor, valorCopart, negado].map(plain)).toEqual(['R$ 86,00', 'R$ 17,38', undefined])
  })

  it('tells what would be denied apart: the patient owes no part of it', () => {
    const { valor, valorCopart, negado } = sumValores([linha(preco, true), linha(centavos)])
    expect([valor, valorCopart, negado].map(plain)).toEqual(['R$ 86,00', 'R$ 0,20', 'R$ 85,90'])
  })

  it('tells how many items have no value', () => {
    expect(sumValores([linha(preco), linha(null), linha(undefined)]).semValor).toBe(2)
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
