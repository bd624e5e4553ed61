import { describe, expect, it } from 'vitest'
import { autorizacaoEvento } from './autorizacaoEvento.tables.ts'
import { sumValores } from './valoresGuia.ts'

type EventoValorado = readonly [
  keyof typeof autorizacaoEvento,
  number,
  number,
  naoRealizado?: boolean,
  pago?: readonly [glosaCentavos: number, franquiaCentavos: number],
]

describe('sumValores', () => {
  it.each<[string, readonly EventoValorado[], number[]]>([
    ['no events', [], [0, 0, 0, 0, 0, 0]],
    [
      'R$ 85 approved and R$ 520 denied: the patient owes a part of the 85',
      [
        ['aprovado', 8500, 850],
        ['negado', 52_000, 5200],
      ],
      [60_500, 8500, 52_000, 0, 0, 850],
    ],
    [
      'a complementary guide sends for payment what it asks for',
      [
        ['envioPagamento', 8100, 810],
        ['envioPagamento', 1900, 0],
      ],
      [10_000, 10_000, 0, 0, 0, 810],
    ],
    [
      'what is in analysis or not yet sent is neither approved nor denied, and nobody owes a part of it',
      [
        ['emAnalise', 30_000, 3000],
        ['envioPendente', 1000, 100],
        ['aprovado', 5000, 500],
      ],
      [36_000, 5000, 0, 31_000, 0, 500],
    ],
    [
      'what was approved and never done is no longer approved, and nobody owes a part of it',
      [
        ['aprovado', 8500, 850],
        ['aprovado', 2000, 200, true],
      ],
      [10_500, 8500, 0, 0, 2000, 850],
    ],
    [
      'what the payment denied is denied, and the patient owes what it deducted',
      [
        ['aprovado', 8500, 850, false, [0, 850]],
        ['aprovado', 17_000, 3400, false, [13_600, 3400]],
        ['envioPagamento', 100, 10, false, [60, 0]],
        ['negado', 1000, 100],
      ],
      [26_600, 11_940, 14_660, 0, 0, 4250],
    ],
    [
      'what an appeal gave back is approved again',
      [['aprovado', 17_000, 3400, false, [0, 3400]]],
      [17_000, 17_000, 0, 0, 0, 3400],
    ],
  ])('%s', (_nome, linhas, esperado) => {
    const valores = sumValores(
      linhas.map(([nome, valorCentavos, copartCentavos, naoRealizado, pago]) => ({
        autorizacao: autorizacaoEvento[nome],
        valorCentavos,
        copartCentavos,
        copartOperadoraCentavos: 0,
        naoRealizado,
        pago: pago && { glosaCentavos: pago[0], franquiaCentavos: pago[1] },
      })),
    )
    expect([
      valores.solicitadoCentavos,
      valores.aprovadoCentavos,
      valores.negadoCentavos,
      valores.emAnaliseCentavos,
      valores.naoRealizadoCentavos,
      valores.copartCentavos,
    ]).toEqual(esperado)
  })

  it('of a cancelled guide nothing waits, is approved or owed: what was not denied is cancelled', () => {
    const evento = { valorCentavos: 8500, copartCentavos: 850, copartOperadoraCentavos: 100, cancelado: true }
    const nomes = ['emAnalise', 'aprovado', 'negado'] as const
    expect(sumValores(nomes.map((nome) => ({ ...evento, autorizacao: autorizacaoEvento[nome] })))).toEqual({
      solicitadoCentavos: 25_500,
      aprovadoCentavos: 0,
      negadoCentavos: 8500,
      emAnaliseCentavos: 0,
      naoRealizadoCentavos: 0,
      canceladoCentavos: 17_000,
      copartCentavos: 0,
      copartOperadoraCentavos: 0,
    })
  })

  it.each([
    ['approved', 'aprovado', {}, 2550],
    ['denied', 'negado', {}, 0],
    ['in analysis', 'emAnalise', {}, 0],
    ['not done', 'aprovado', { naoRealizado: true }, 0],
    ['paid', 'aprovado', { pago: { glosaCentavos: 0, franquiaCentavos: 0 } }, 2550],
    ['denied by the payment', 'aprovado', { pago: { glosaCentavos: 8500, franquiaCentavos: 0 } }, 0],
  ] as const)(
    'the operator bills the patient for what is %s: no part of what is deducted',
    (_como, nome, mudancas, depois) => {
      const evento = { valorCentavos: 8500, copartCentavos: 0, copartOperadoraCentavos: 2550, ...mudancas }
      const valores = sumValores([{ autorizacao: autorizacaoEvento[nome], ...evento }])
      expect([valores.copartOperadoraCentavos, valores.copartCentavos]).toEqual([depois, 0])
    },
  )
})
