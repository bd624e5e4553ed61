import { expect, it } from 'vitest'
import { listLiberado } from './listLiberado.ts'

const depositado = { situacao: 'depositado', valorLiberado: '90.00' } as const
const publicado = { situacao: 'publicado', valorLiberado: '30.00' } as const
const aberto = { situacao: 'aberto', valorLiberado: '12.50' } as const

it.each([
  ['of no run that is told', 9000, undefined, [['pago', 9000]]],
  ['nothing', 0, [], [['pago', 0]]],
  ['deposited', 9000, [depositado], [['pago', 9000]]],
  ['published', 3000, [publicado], [['aPagar', 3000]]],
  ['of a run that is still open', 1250, [aberto], [['aPagar', 1250]]],
  [
    'of which a part waits',
    13250,
    [depositado, publicado, aberto],
    [
      ['pago', 9000],
      ['aPagar', 4250],
    ],
  ],
] as const)('what was released, %s', (_nome, liberado, pagamentos, esperado) => {
  expect(listLiberado(liberado, pagamentos).map(({ destino, centavos }) => [destino, centavos])).toEqual(
    esperado,
  )
})
