import { describe, expect, it } from 'vitest'
import { describeGuia } from './perspectiva.ts'
import { isCedo } from './perspectivaNegada.ts'

const hoje = '2026-11-21'
const until = (possivelEm?: string) => ({ codigoGlosa: '3016', severidade: 'glosa' as const, possivelEm })
const aviso = { codigoGlosa: '3003', severidade: 'aviso' as const }
const marco = 'a partir de 20/03/2027.'
const corrija = 'Veja o motivo em cada evento e, se couber, solicite uma nova guia corrigida'

describe('the next step of a denied guide', () => {
  it.each([
    ['from its day', [[until('2027-03-20')]], `O evento só pode ser pedido de novo ${marco}`, true],
    [
      'whatever a warning says',
      [[until('2027-03-20'), aviso]],
      `O evento só pode ser pedido de novo ${marco}`,
      true,
    ],
    [
      'from the last day of its reasons',
      [[until('2027-03-20'), until('2026-12-01')]],
      `O evento só pode ser pedido de novo ${marco}`,
      true,
    ],
    [
      'after words that did not convince',
      [
        [
          { codigoGlosa: '3034', severidade: 'glosa' as const },
          { ...until('2027-03-20'), severidade: 'pendenciaJustificativa' as const },
        ],
      ],
      `O evento só pode ser pedido de novo ${marco}`,
      true,
    ],
    [
      'several from one day',
      [[until('2027-03-20')], [until('2027-03-20')]],
      `Os eventos só podem ser pedidos de novo ${marco}`,
      true,
    ],
    [
      'several from their own days',
      [[until('2027-03-20')], [until('2026-12-01')]],
      'Os eventos só podem ser pedidos de novo cada um no seu dia: o primeiro a partir de 01/12/2026, o último a partir de 20/03/2027.',
      true,
    ],
    [
      'beside what no day cures',
      [[until('2027-03-20')], [until()]],
      `${corrija}; o que depende do prazo só pode ser pedido de novo ${marco}`,
      false,
    ],
    ['what no day cures', [[until()]], `${corrija}.`, false],
    ['one reason without a day', [[until('2027-03-20'), until()]], `${corrija}.`, false],
    ['its day has come', [[until(hoje)]], `${corrija}.`, false],
  ])('%s', (_caso, motivosDeCada, proximoPasso, cedo) => {
    const guia = { statusFicha: 3, eventos: motivosDeCada.map((motivos) => ({ motivos })) }
    expect(describeGuia(guia, hoje).proximoPasso).toBe(proximoPasso)
    expect(isCedo(guia, hoje)).toBe(cedo)
  })

  it.each([
    ['a guide without events', { statusFicha: 3, eventos: [] }],
    ['another status', { statusFicha: 6, eventos: [{ motivos: [until('2027-03-20')] }] }],
  ])('is of no day in %s', (_caso, guia) => {
    expect(describeGuia(guia, hoje).proximoPasso).not.toContain('de novo')
    expect(isCedo(guia, hoje)).toBe(false)
  })

  it('is looked up in the guide, where a list does not know its events', () => {
    const guia = { statusFicha: 3 }
    expect(describeGuia(guia, hoje).proximoPasso).toBe(
      'Veja na guia o motivo de cada evento e a partir de quando ele pode ser pedido de novo.',
    )
    expect(isCedo(guia, hoje)).toBe(true)
  })
})
