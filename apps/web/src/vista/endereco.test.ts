import { describe, expect, it } from 'vitest'
import { findAberta, hasAlheio, isVazia, toBusca, toFiltros, toMovel, toTrocados } from './endereco.ts'

const HOJE = '2026-11-21'
const vista = (filtros: ReturnType<typeof toFiltros>) =>
  ({ numero: 1, tela: 'CONSULTA', nome: 'Uma', filtros, padrao: false }) as const

describe('what a view holds of an address', () => {
  it.each([
    [
      'CONSULTA',
      { situacao: '5', especialidade: 3, paciente: 'a-chave', guia: 700001 },
      'especialidade=3 situacao=5',
      true,
    ],
    ['CONSULTA', { situacao: '8,16,9', senha: 'emVigor' }, 'situacao=8,16,9 senha=emVigor', false],
    ['CONSULTA', { de: '2026-01-01', ate: undefined }, 'de=2026-01-01', false],
    ['PENDENTES', { aba: 'pendentes', ordem: 'valor' }, 'ordem=valor', false],
    [
      'DEMONSTRATIVO',
      { dentistas: '1,2', guias: '700001', dataFinal: '2026-10-20', glosa: 'sim' },
      'dataFinal=2026-10-20 dentistas=1,2 glosa=sim',
      true,
    ],
  ] as const)('%s, %o: %s', (tela, busca, filtros, alheio) => {
    expect(
      toFiltros(tela, busca)
        .map(({ campo, valor }) => `${campo}=${valor}`)
        .join(' '),
    ).toBe(filtros)
    expect(hasAlheio(tela, busca)).toBe(alheio)
  })

  it('an address with its tab alone asks for nothing', () => {
    expect([isVazia({ aba: 'pendentes', ordem: undefined }), isVazia({ ordem: 'valor' })]).toEqual([
      true,
      false,
    ])
  })
})

describe('a period', () => {
  const periodo = toFiltros('CONSULTA', { situacao: '5', de: '2026-10-22', ate: HOJE })

  it('goes along with the days from then on', () => {
    const movel = toMovel(periodo, HOJE)
    expect(movel?.filtros).toEqual([
      { campo: 'situacao', valor: '5' },
      { campo: 'dias', valor: '30' },
    ])
    expect(toBusca(movel?.filtros ?? [], '2027-03-01')).toEqual({
      situacao: '5',
      de: '2027-01-30',
      ate: '2027-03-01',
    })
  })

  it.each([
    ['that ends today is meant to', { de: '2026-11-01', ate: HOJE }, true],
    ['of the past is not', { de: '2026-10-01', ate: '2026-10-31' }, false],
    ['that is half one stays', { de: '2026-10-01' }, undefined],
    ['of the statement is the newest payment', { dataFinal: '2026-10-20' }, true],
    ['of nothing does not', {}, undefined],
  ])('%s', (_nome, busca, isProvavel) => {
    const tela = 'dataFinal' in busca ? 'DEMONSTRATIVO' : 'CONSULTA'
    expect(toMovel(toFiltros(tela, busca), HOJE)?.isProvavel).toBe(isProvavel)
  })
})

describe('what a kept view holds once the screen takes its place', () => {
  const agora = { situacao: '5', de: '2026-11-01', ate: HOJE }
  it.each([
    ['goes on along with the days', 'CONSULTA', { dias: '90' }, agora, 'situacao=5 dias=20'],
    [
      'keeps the days that it was given',
      'CONSULTA',
      { de: '2026-10-01' },
      agora,
      'situacao=5 de=2026-11-01 ate=2026-11-21',
    ],
    [
      'stops at a period of the past',
      'CONSULTA',
      { dias: '90' },
      { ...agora, ate: '2026-11-20' },
      'situacao=5 de=2026-11-01 ate=2026-11-20',
    ],
    [
      'stays of one payment',
      'DEMONSTRATIVO',
      { dataFinal: '2026-09-20' },
      { dataFinal: '2026-10-20' },
      'dataFinal=2026-10-20',
    ],
    [
      'stays of the newest payment',
      'DEMONSTRATIVO',
      { dentistas: '1' },
      { dataFinal: '2026-10-20', dentistas: '2' },
      'dentistas=2',
    ],
  ] as const)('%s', (_nome, tela, guardada, busca, filtros) => {
    const antes = { tela, filtros: toFiltros(tela, guardada) }
    expect(
      toTrocados(antes, busca, HOJE)
        .map(({ campo, valor }) => `${campo}=${valor}`)
        .join(' '),
    ).toBe(filtros)
  })
})

it('the view that is open is known by the address, in any order, and by all of it', () => {
  const guardada = vista([
    { campo: 'situacao', valor: '5' },
    { campo: 'dias', valor: '30' },
  ])
  const aberta = { ate: HOJE, de: '2026-10-22', situacao: '5' }
  expect(findAberta([guardada], aberta, HOJE)).toBe(guardada)
  expect(findAberta([guardada], { ...aberta, paciente: 'a-chave' }, HOJE)).toBeUndefined()
  expect(findAberta([guardada], { situacao: '5' }, HOJE)).toBeUndefined()
})
