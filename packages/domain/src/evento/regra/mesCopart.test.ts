import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { mesDe } from '../../calendario/dataCivil.ts'
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
    coparticipacao: { percentual: 20, tetoCentavos: 0, isencoes: [], cobranca },
    mes: mesDe(dia),
    tetoMesCentavos: teto,
    isFeito: true,
    isNegado: false,
    ...resto,
  }
}

const porFazer = (unitarioCentavos: number, dia?: string) => item(unitarioCentavos, dia, { isFeito: false })

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
      'o feito vem antes do que só está autorizado, e cada grupo na sua ordem',
      [porFazer(30_000), item(20_000), porFazer(10_000), item(10_000)],
      {},
      [4000, 4000, 0, 2000],
    ],
    ['nada tira do feito', [porFazer(90_000), porFazer(90_000), item(50_000)], {}, [0, 0, 10_000]],
    [
      'o que se fez noutro mês não tira deste',
      [porFazer(50_000), item(50_000, '2026-12-01')],
      {},
      [10_000, 10_000],
    ],
    [
      'o teto que começa no meio do mês é do mês inteiro, e nada devolve',
      [item(30_000, '2026-11-14', { teto: null }), item(30_000, '2026-11-15'), item(30_000, '2026-11-16')],
      {},
      [6000, 4000, 0],
    ],
    [
      'o que já passava dele ao começar fica como está',
      [item(90_000, '2026-11-14', { teto: null }), item(30_000, '2026-11-15')],
      {},
      [18_000, 0],
    ],
    [
      'o que muda no meio do mês conta a soma inteira, a mais ou a menos',
      [item(40_000, '2026-11-14'), item(40_000, '2026-11-15', { teto: 9000 }), item(40_000, '2026-11-16')],
      {},
      [8000, 1000, 1000],
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
