import { describe, expect, it } from 'vitest'
import { buildEvento } from './guia.fixture.ts'
import { decisoes, listLetras, misturas } from './mistura.fixture.ts'
import {
  decideGuia,
  etapaAposData,
  etapaAposEnvio,
  statusAposAuditoria,
  statusAposUpload,
} from './statusCalculado.ts'

/** What sending makes of a guide in 8 (Produto §4). */
describe('decideGuia', () => {
  const create = (mistura: string) =>
    listLetras(mistura).map((letra) => ({ letra, decisao: decisoes[letra] }))

  it('the table has every mix', () => expect(new Set(misturas.map(([mistura]) => mistura)).size).toBe(63))

  it.each(misturas)('%s: %i, or refuses "%s" when complementary', (mistura, principal, recusados) => {
    const eventos = create(mistura)
    for (const ordem of [eventos, eventos.toReversed()]) {
      expect(decideGuia(ordem, false)).toEqual({ ok: true, statusFicha: principal })
      expect(decideGuia([...ordem, ...ordem], false)).toEqual({ ok: true, statusFicha: principal })
    }
    const decisao = decideGuia(eventos, true)
    if (recusados === '') expect(decisao).toEqual({ ok: true, statusFicha: 17 })
    else expect(decisao).toEqual({ ok: false, recusados: create(recusados) })
  })

  it('a guide without events has nothing authorised', () =>
    expect(decideGuia([], false)).toEqual({ ok: true, statusFicha: 3 }))
})

describe('etapaAposEnvio', () => {
  const semData = buildEvento({ dataRealizacao: null })
  const negado = buildEvento({ autorizacao: 3, dataRealizacao: null })
  it.each([
    [1, [buildEvento()], 3],
    [1, [buildEvento(), semData], 2],
    [7, [buildEvento(), negado], 3],
    [3, [negado], 2],
    [2, [buildEvento(), buildEvento({ autorizacao: 2, dataRealizacao: null })], 2],
    [17, [buildEvento({ autorizacao: 1 })], 3],
    [17, [buildEvento({ autorizacao: 1, dataRealizacao: null })], 1],
  ] as const)('status %i: stage', (status, eventos, etapa) => {
    expect(etapaAposEnvio(status, eventos)).toBe(etapa)
  })
})

describe('statusAposAuditoria', () => {
  it.each([
    [[4, 4], 1],
    [[4, 3], 7],
    [[3, 3], 3],
    [[], 3],
  ] as const)('%j: %i', (autorizacoes, status) => {
    expect(statusAposAuditoria(autorizacoes)).toBe(status)
  })
})

describe('statusAposUpload', () => {
  it.each([
    [{ statusFicha: 5, faltaImagemInicial: false }, 2],
    [{ statusFicha: 5, faltaImagemInicial: true }, 5],
    [{ statusFicha: 4, faltaImagemInicial: false }, 4],
    [{ statusFicha: 1, faltaImagemInicial: false }, 1],
  ] as const)('%j: %i', (guia, status) => {
    expect(statusAposUpload(guia)).toBe(status)
  })
})

describe('etapaAposData', () => {
  const negado = buildEvento({ autorizacao: 3, dataRealizacao: null })
  it.each([
    { nome: 'all dated', eventos: [buildEvento(), buildEvento()], etapa: 3 },
    { nome: 'one undated', eventos: [buildEvento(), buildEvento({ dataRealizacao: null })], etapa: 2 },
    { nome: 'the denied one needs no date', eventos: [buildEvento(), negado], etapa: 3 },
    { nome: 'nothing approved', eventos: [negado], etapa: 2 },
    { nome: 'no event', eventos: [], etapa: 2 },
  ])('$nome: stage $etapa', ({ eventos, etapa }) => {
    expect(etapaAposData({ eventos })).toBe(etapa)
  })
})
