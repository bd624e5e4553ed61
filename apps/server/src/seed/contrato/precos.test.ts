import { expect, it } from 'vitest'
import { Precos } from './precos.ts'

const preco = {
  valorCentavos: 50_000,
  planoCentavos: 30_000,
  copartCentavos: 20_000,
  copartOperadoraCentavos: 0,
}
const quem = { codigoAssociado: '1', codigoPlano: 'MERESS', dia: '2026-03-10', isNegado: false }

it('charges a patient no more in a month than the cap of the plan leaves', () => {
  const precos = new Precos('2026-11-21')
  const charge = (mudancas: Partial<typeof quem> = {}) =>
    precos.charge(preco, { ...quem, ...mudancas }).copartCentavos
  expect([
    charge(),
    charge({ isNegado: true }),
    charge(),
    charge(),
    charge({ dia: '2026-04-01' }),
    charge({ codigoAssociado: '2' }),
    charge({ codigoPlano: 'AURESS' }),
  ]).toEqual([20_000, 10_000, 10_000, 0, 20_000, 20_000, 20_000])
  expect(precos.charge(preco, quem).planoCentavos).toBe(preco.valorCentavos)
})
