import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { CobrancaCopart } from './cobrancaCopart.tables.ts'
import { type ItemPrecificado, priceEventos } from './mesCopart.ts'

/** A fifth of the price is the patient's. */
const item = (
  unitarioCentavos: number,
  dia = '2026-11-21',
  outro: Partial<ItemPrecificado> & { teto?: number | null; cobranca?: CobrancaCopart } = {},
): ItemPrecificado => {
  const { teto = 10_000, cobranca = 'clinica', ...resto } = outro
  return {
    unitarioCentavos,
    codigoEvento: '85100200',
    quantidade: 1,
    dia,
    coparticipacao: { percentual: 20, tetoCentavos: 0, tetoMesCentavos: teto, isencoes: [], cobranca },
    isNegado: false,
    ...resto,
  }
}

const chargeOf = (itens: readonly ItemPrecificado[], usados: Record<string, number> = {}) =>
  priceEventos(itens, new Map(Object.entries(usados))).map(
    ({ copartCentavos, copartOperadoraCentavos }) => copartCentavos + copartOperadoraCentavos,
  )

describe('Operadora §4: o teto do mês da coparticipação', () => {
  test.each([
    ['longe dele, a parte inteira', 0, [2000]],
    ['um centavo abaixo do que cabe', 7999, [2000]],
    ['o que cabe certo', 8000, [2000]],
    ['um centavo além', 8001, [1999]],
    ['resta um centavo', 9999, [1]],
    ['atingido', 10_000, [0]],
    ['passado, porque um recurso devolveu', 10_500, [0]],
  ])('%s: com %i centavos usados', (_nome, usado, cobrado) => {
    expect(chargeOf([item(10_000)], { '2026-11': usado })).toEqual(cobrado)
  })

  test.each<[string, readonly ItemPrecificado[], Record<string, number>, number[]]>([
    ['na ordem da guia', [item(30_000), item(30_000), item(10_000)], {}, [6000, 4000, 0]],
    ['o negado não ocupa', [item(40_000, undefined, { isNegado: true }), item(40_000)], {}, [8000, 8000]],
    [
      'cada mês tem o seu',
      [item(60_000, '2026-11-30'), item(60_000, '2026-12-01'), item(10_000, '2026-11-01')],
      { '2026-11': 1000, '2026-12': 9000 },
      [9000, 1000, 0],
    ],
    ['de vários, a soma', [item(30_000, undefined, { quantidade: 2 })], {}, [10_000]],
    ['plano sem teto', [item(90_000, undefined, { teto: null })], { '2026-11': 99_999 }, [18_000]],
    [
      'cobrada pela operadora, também',
      [
        item(40_000, undefined, { cobranca: 'operadora' }),
        item(40_000, undefined, { cobranca: 'operadora' }),
      ],
      {},
      [8000, 2000],
    ],
    [
      'o teto é o do dia de cada um',
      [item(30_000, '2026-11-14', { teto: null }), item(30_000, '2026-11-15')],
      {},
      [6000, 4000],
    ],
  ])('%s', (_nome, itens, usados, cobrado) => {
    expect(chargeOf(itens, usados)).toEqual(cobrado)
  })

  it.each(['clinica', 'operadora'] as const)('o resto é do plano, cobrada pela %s', (cobranca) => {
    const [preco] = priceEventos([item(10_000, undefined, { cobranca })], new Map([['2026-11', 9500]]))
    expect(preco).toEqual({
      valorCentavos: 10_000,
      planoCentavos: cobranca === 'clinica' ? 9500 : 10_000,
      copartCentavos: cobranca === 'clinica' ? 500 : 0,
      copartOperadoraCentavos: cobranca === 'clinica' ? 0 : 500,
    })
  })

  it('a soma do mês nunca passa do teto, e ninguém paga mais do que pagaria sem ele', () => {
    const centavos = fc.integer({ min: 0, max: 200_000 })
    fc.assert(
      fc.property(
        fc.array(centavos, { maxLength: 8 }),
        fc.integer({ min: 0, max: 10_000 }),
        (valores, usado) => {
          const itens = valores.map((valor) => item(valor))
          const cobrado = chargeOf(itens, { '2026-11': usado })
          const semTeto = chargeOf(valores.map((valor) => item(valor, undefined, { teto: null })))
          expect(cobrado.reduce((soma, cada) => soma + cada, usado)).toBeLessThanOrEqual(10_000)
          for (const [i, cada] of cobrado.entries()) expect(cada).toBeLessThanOrEqual(semTeto[i] ?? 0)
        },
      ),
    )
  })
})
