import { describe, expect, it } from 'vitest'
import { capValor, listRestantes, sumTotais, toValorEstimado } from './totais.ts'

const preco = { codigoEvento: '85100200', valor: '85.90', valorCopart: '17.18' }
const item = { sequencial: 1, codigoEvento: '85100200', quantidade: 1 }

const seria = (valores: Parameters<typeof sumTotais>[0][number]['valores'], isNegada = false) => ({
  valores,
  isNegada,
})

const show = ({ valor, valorNegado, valorCopart }: ReturnType<typeof sumTotais>) =>
  [valor, valorNegado, valorCopart].map((texto) => texto?.replace(/\s/, ' '))

describe('sumTotais', () => {
  it('sums cents, not fractions', () => {
    const totais = sumTotais([seria(preco), seria({ valor: '0.10', valorCopart: '0.20' })])
    expect(show(totais)).toEqual(['R$ 86,00', undefined, 'R$ 17,38'])
  })

  it('tells apart what would be denied, of which the patient owes nothing', () => {
    const totais = sumTotais([
      seria({ valor: '85.00', valorCopart: '8.50' }),
      seria({ valor: '520.00', valorCopart: '52.00' }, true),
    ])
    expect(show(totais)).toEqual(['R$ 605,00', 'R$ 520,00', 'R$ 8,50'])
  })

  it('tells what the operator would bill of what is not denied, and nothing where there is none', () => {
    const depois = { valor: '85.00', valorCopart: '0.00', valorCopartOperadora: '25.50' }
    const totais = sumTotais([seria(depois), seria(depois, true), seria(preco)])
    expect(totais.valorCopartOperadora?.replace(/\s/, ' ')).toBe('R$ 25,50')
    expect(sumTotais([seria(preco), seria(depois, true)]).valorCopartOperadora).toBeNull()
  })

  it('tells how many items have no value', () => {
    expect(sumTotais([seria(preco), seria(null), seria(undefined)]).semValor).toBe(2)
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

  it('takes all that the price list tells of it', () => {
    const { codigoEvento, ...valores } = { ...preco, valorCopartOperadora: '25.50' }
    expect(toValorEstimado([{ codigoEvento, ...valores }], item)).toEqual(valores)
  })
})

describe("the month's cap of co-payment", () => {
  const de = (valorCopart: string, isNegada = false) => seria({ valor: '100.00', valorCopart }, isNegada)
  it.each([
    ['what is left goes down', 5000, [de('20.00'), de('20.00'), de('20.00')], [5000, 3000, 1000]],
    ['to nothing, and stays', 1999, [de('20.00'), de('0.01')], [1999, 0]],
    [
      'what is denied or has no value takes nothing',
      2500,
      [de('20.00', true), seria(null), de('1.00')],
      [2500, 2500, 2500],
    ],
  ])('%s', (_nome, restante, parcelas, antes) => {
    expect(listRestantes(parcelas, restante)).toEqual(antes)
  })

  it('counts what the operator bills too', () => {
    const depois = { valor: '100.00', valorCopart: '0.00', valorCopartOperadora: '30.00' }
    expect(listRestantes([seria(depois), seria(depois)], 4000)).toEqual([4000, 1000])
    expect(capValor(depois, 1000)).toEqual({ ...depois, valorCopartOperadora: '10.00' })
  })

  it.each([
    [undefined, '17.18'],
    [1719, '17.18'],
    [1718, '17.18'],
    [1717, '17.17'],
    [0, '0.00'],
  ])('with %s cents left an item is charged %s', (restante, valorCopart) => {
    expect(capValor({ valor: '85.90', valorCopart: '17.18' }, restante)).toEqual({
      valor: '85.90',
      valorCopart,
    })
  })
})
