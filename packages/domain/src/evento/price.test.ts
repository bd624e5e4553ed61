import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { REGRAS_EVENTO } from './eventos.tables.ts'
import { price, splitCoparticipacao } from './price.ts'

const centavos = fc.integer({ min: 0, max: 100_000_000 })
const percentual = fc.integer({ min: 0, max: 100 })

describe('evento: preço e coparticipação', () => {
  test.each([
    ['85100196', 1, 'operadora', 'integral', 8500, 0],
    ['85100196', 1, 'operadora', 'essencial', 8500, 2550],
    ['85100196', 2, 'banco', 'premium', 19040, 1904],
    ['85400408', 1, 'operadora', 'essencial', 165000, 15000],
    ['84000198', 1, 'operadora', 'essencial', 6000, 0],
  ] as const)('%s × %i na rede %s, plano %s', (codigo, quantidade, rede, plano, valor, copart) => {
    expect(price(codigo, quantidade, rede, plano)).toEqual({
      valorCentavos: valor,
      planoCentavos: valor - copart,
      copartCentavos: copart,
    })
  })

  it('um evento fora da tabela não tem preço', () => {
    expect(price('00000000', 1, 'operadora', 'integral')).toBeUndefined()
  })

  it('todo evento do catálogo tem preço inteiro em toda rede', () => {
    for (const regra of REGRAS_EVENTO) {
      for (const rede of ['operadora', 'banco', 'terceira'] as const) {
        expect(price(regra.codigoEvento, 1, rede, 'essencial')?.valorCentavos, regra.codigoEvento).toSatisfy(
          (valor: number) => Number.isInteger(valor) && valor > 0,
        )
      }
    }
  })

  it('as partes são inteiras, não negativas e somam o valor exato', () => {
    fc.assert(
      fc.property(centavos, percentual, fc.integer({ min: 0, max: 50_000 }), (valor, parte, teto) => {
        const preco = splitCoparticipacao(valor, parte, teto)
        expect(preco.planoCentavos + preco.copartCentavos).toBe(valor)
        expect(Number.isInteger(preco.planoCentavos)).toBe(true)
        expect(Math.min(preco.planoCentavos, preco.copartCentavos)).toBeGreaterThanOrEqual(0)
        if (teto > 0) expect(preco.copartCentavos).toBeLessThanOrEqual(teto)
      }),
    )
  })
})
