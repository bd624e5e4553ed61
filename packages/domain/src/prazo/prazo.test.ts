import { describe, expect, it } from 'vitest'
import { type Prazo, sortPrazos, toChavePrazo } from './ordemPrazo.ts'
import { getTipoPrazo, isCuradoNaGuia, type TipoPrazo, tiposPrazo } from './tipoPrazo.tables.ts'

const prazo = (referencia: number, dia: string | null, valorCentavos: number | null): Prazo => ({
  tipo: 'SENHA',
  referencia,
  prazo: dia,
  valorCentavos,
})
const lista = [
  prazo(1, null, null),
  prazo(2, '2026-12-10', 9000),
  prazo(3, '2026-12-01', 100),
  prazo(4, '2026-12-01', 48_000),
]
const FIM_DO_MUNDO = prazo(5, '9999-12-30', 1)
const referencias = (prazos: readonly Prazo[]) => prazos.map(({ referencia }) => referencia)

it('lists the nearest first, of a day the dearest; what has no day last', () => {
  expect(referencias(sortPrazos(lista, 'DIAS'))).toEqual([4, 3, 2, 1])
})

it('lists the dearest first; what has no money last', () => {
  expect(referencias(sortPrazos(lista, 'VALOR'))).toEqual([4, 2, 3, 1])
})

it('what has no day comes after every day, and of two without the dearest', () => {
  const semDia = prazo(6, null, 200)
  expect(referencias(sortPrazos([lista[0] ?? semDia, semDia, FIM_DO_MUNDO], 'DIAS'))).toEqual([5, 6, 1])
})

it.each(['DIAS', 'VALOR'] as const)(
  'by %s, what somebody else does comes after all that waits for the hand',
  (ordem) => {
    const pedido: Prazo = { ...prazo(6, '2026-11-22', 0), tipo: 'PEDIDO' }
    expect(referencias(sortPrazos([pedido, ...lista], ordem)).at(-1)).toBe(6)
  },
)

it('what is equal in both stays in the order of its name', () => {
  const iguais = [prazo(9, '2026-12-01', 100), prazo(8, '2026-12-01', 100)]
  expect(referencias(sortPrazos(iguais, 'DIAS'))).toEqual([8, 9])
  expect(referencias(sortPrazos(iguais, 'VALOR'))).toEqual([8, 9])
})

it('a kind that there is not is a fault', () => {
  expect(() => getTipoPrazo('NADA' as TipoPrazo)).toThrow('no such deadline: NADA')
})

it('another day of the same thing is another deadline', () => {
  expect(toChavePrazo(prazo(7, '2026-12-01', 1))).toBe('SENHA:7:2026-12-01')
  expect(toChavePrazo(prazo(7, null, 1))).toBe('SENHA:7:')
})

it.each([
  ['SENHA', true],
  ['PRORROGACAO', false],
  ['ABANDONO', false],
  ['ALVARA', false],
] as const)('%s is cured in the guide that names it: %s', (codigo, esperado) => {
  expect(isCuradoNaGuia(codigo)).toBe(esperado)
})

describe.each(tiposPrazo)('$rotulo', ({ codigo }) => {
  it('says what stops and when, and leads to its cure', () => {
    const tipo = getTipoPrazo(codigo)
    expect(tipo.codigo).toBe(codigo)
    expect(tipo.endereco(700)).toMatch(/^\/portal\//)
    const dias = { dia: '10/12/2026', seguinte: '11/12/2026' }
    // Of a plan to be sent no day is ever told (`toPrazoDito`).
    const dita = codigo === 'AUDITORIA' ? undefined : expect.stringMatching(/1[01]\/12\/2026/)
    expect([true, false].map((isPassado) => tipo.consequencia?.({ ...dias, isPassado }))).toEqual([
      dita,
      dita,
    ])
    expect(tipo.semDia).not.toContain('undefined')
  })
})
