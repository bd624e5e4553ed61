import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { REGRAS_EVENTO } from './eventos.tables.ts'
import { ISENCOES_COPARTICIPACAO } from './isencao.data.ts'
import { PRECO_BASE_CENTAVOS } from './precoBase.data.ts'
import { priceEvento, splitCoparticipacao } from './price.ts'

const centavos = fc.integer({ min: 0, max: 100_000_000 })
const percentual = fc.integer({ min: 0, max: 100 })

describe('evento: preço e coparticipação', () => {
  const essencial = {
    percentual: 30,
    tetoCentavos: 15_000,
    cobranca: 'clinica',
  } as const
  test.each([
    ['sem coparticipação', '85100196', 8500, 1, { percentual: 0, tetoCentavos: 0 }, 0],
    ['a parte do paciente', '85100196', 8500, 1, essencial, 2550],
    ['de dois', '85100196', 9520, 2, { percentual: 10, tetoCentavos: 8000 }, 1904],
    ['até o teto', '85400408', 165_000, 1, essencial, 15_000],
    ['até o teto de cada um', '85400408', 165_000, 2, essencial, 30_000],
    ['teto zero é sem teto', '85400408', 165_000, 1, { percentual: 30, tetoCentavos: 0 }, 49_500],
    ['a prevenção é isenta', '84000198', 6000, 1, essencial, 0],
  ] as const)('%s: %s a %i, %i vez(es)', (_nome, codigo, unitario, quantidade, plano, copart) => {
    const valor = unitario * quantidade
    expect(
      priceEvento(
        unitario,
        { codigoEvento: codigo, quantidade, dia: '2026-11-21' },
        { ...plano, isencoes: ISENCOES_COPARTICIPACAO, cobranca: 'clinica' },
      ),
    ).toEqual({
      valorCentavos: valor,
      planoCentavos: valor - copart,
      copartCentavos: copart,
      copartOperadoraCentavos: 0,
    })
  })

  test.each([
    ['2026-05-31', 1800],
    ['2026-06-01', 0],
    ['2026-06-30', 0],
    ['2026-07-01', 1800],
  ])('a isenção vale do primeiro ao último dia da sua linha: em %s', (dia, copart) => {
    const isencoes = [{ codigoEvento: '84000198', desde: '2026-06-01', ate: '2026-06-30' }]
    const item = { codigoEvento: '84000198', quantidade: 1, dia }
    expect(priceEvento(6000, item, { ...essencial, isencoes }).copartCentavos).toBe(copart)
  })

  it.each([
    [
      '85100196',
      { valorCentavos: 17_000, planoCentavos: 17_000, copartCentavos: 0, copartOperadoraCentavos: 5100 },
    ],
    [
      '84000198',
      { valorCentavos: 17_000, planoCentavos: 17_000, copartCentavos: 0, copartOperadoraCentavos: 0 },
    ],
  ])(
    'cobrada pela operadora, a parte do paciente de %s não se desconta da clínica',
    (codigoEvento, preco) => {
      const item = { codigoEvento, quantidade: 2, dia: '2026-11-21' }
      const plano = { ...essencial, isencoes: ISENCOES_COPARTICIPACAO, cobranca: 'operadora' } as const
      expect(priceEvento(8500, item, plano)).toEqual(preco)
    },
  )

  it('todo evento do catálogo tem preço', () => {
    for (const { codigoEvento } of REGRAS_EVENTO) {
      expect(PRECO_BASE_CENTAVOS[codigoEvento], codigoEvento).toBeGreaterThan(0)
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
