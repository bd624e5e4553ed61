import { describe, expect, it } from 'vitest'
import type { DecisaoItem } from './evaluateRascunho.ts'
import { capParcelas, type Parcela, sumTotais, toValorEstimado } from './totais.ts'

const preco = { codigoEvento: '85100200', valor: '85.90', valorCopart: '17.18' }
const item = { sequencial: 1, codigoEvento: '85100200', quantidade: 1 }

const seria = (valores: Parcela['valores'], decisao: DecisaoItem = 'aprovado') => ({ valores, decisao })

const sum = (parcelas: readonly Parcela[]) => sumTotais(capParcelas(parcelas))

const show = ({ valor, valorNegado, valorCopart }: ReturnType<typeof sumTotais>) =>
  [valor, valorNegado, valorCopart].map((texto) => texto?.replace(/\s/, ' '))

describe('sumTotais', () => {
  it('sums cents, not fractions', () => {
    const totais = sum([seria(preco), seria({ valor: '0.10', valorCopart: '0.20' })])
    expect(show(totais)).toEqual(['R$ 86,00', undefined, 'R$ 17,38'])
  })

  it('tells apart what would be denied, of which the patient owes nothing, nor of what is to be put right', () => {
    const totais = sum([
      seria({ valor: '85.00', valorCopart: '8.50' }),
      seria({ valor: '520.00', valorCopart: '52.00' }, 'negado'),
      seria({ valor: '100.00', valorCopart: '10.00' }, 'erro'),
    ])
    expect(show(totais)).toEqual(['R$ 705,00', 'R$ 520,00', 'R$ 8,50'])
  })

  it('tells what the operator would bill of what is not denied, and nothing where there is none', () => {
    const depois = { valor: '85.00', valorCopart: '0.00', valorCopartOperadora: '25.50' }
    const totais = sum([seria(depois), seria(depois, 'negado'), seria(preco)])
    expect(totais.valorCopartOperadora?.replace(/\s/, ' ')).toBe('R$ 25,50')
    expect(sum([seria(preco), seria(depois, 'negado')]).valorCopartOperadora).toBeNull()
  })

  it('tells how many items have no value', () => {
    expect(sum([seria(preco), seria(null), seria(undefined)]).semValor).toBe(2)
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
  const novembro = { mes: '2026-11', limite: '50.00', usado: '0.00' }
  const dezembro = { ...novembro, mes: '2026-12' }
  const de = (valorCopart: string, teto = novembro, decisao?: DecisaoItem) => ({
    ...seria({ valor: '100.00', valorCopart }, decisao),
    teto,
  })
  const depois = {
    ...de('0.00'),
    valores: { valor: '100.00', valorCopart: '0.00', valorCopartOperadora: '30.00' },
  }
  const partesDe = (parcelas: readonly Parcela[]) =>
    capParcelas(parcelas).map(({ valores }) => valores?.valorCopartOperadora ?? valores?.valorCopart)
  it.each<[string, Parcela[], (string | undefined)[]]>([
    ['there is none', [seria(preco), seria(null)], ['17.18', undefined]],
    ['what is left goes down', [de('20.00'), de('20.00'), de('20.00')], ['20.00', '20.00', '10.00']],
    ['to nothing, and stays', [de('49.99'), de('20.00'), de('0.01')], ['49.99', '0.01', '0.00']],
    ['what was done counts', [de('20.00', { ...novembro, usado: '45.00' })], ['5.00']],
    ['and may be more than it', [de('20.00', { ...novembro, usado: '60.00' })], ['0.00']],
    [
      'what is denied, to be put right or without a value takes nothing, and has no part',
      [
        de('50.00', novembro, 'negado'),
        de('50.00', novembro, 'erro'),
        { ...seria(undefined), teto: novembro },
        de('50.00'),
      ],
      [undefined, undefined, undefined, '50.00'],
    ],
    ['each month has its own', [de('50.00'), de('50.00', dezembro), de('1.00')], ['50.00', '50.00', '0.00']],
    ['what the operator bills counts too', [depois, depois, de('5.00')], ['30.00', '20.00', '0.00']],
  ])('%s', (_nome, parcelas, partes) => {
    expect(partesDe(parcelas)).toEqual(partes)
  })
})
