import { describe, expect, it } from 'vitest'
import { edicaoBloqueada, loadGuiaState } from './estadoGuia.ts'
import { buildEvento, buildGuia } from './guia.fixture.ts'

/** Spec §4.2. */
describe('loadGuiaState', () => {
  const principal = { numeroFichaPrincipal: 900, codigoEtapaAtual: 1 } as const

  it.each([
    {
      nome: 'complementary sent',
      guia: { ...principal, statusFicha: 17 },
      etapa: 2,
      auditoria: 'NAO_SE_APLICA',
    },
    { nome: 'sent to app', guia: { ...principal, statusFicha: 9 }, etapa: 2, auditoria: 'NAO_AUDITADO' },
    {
      nome: 'complementary released',
      guia: { ...principal, statusFicha: 16 },
      etapa: 1,
      auditoria: 'NAO_AUDITADO',
    },
    {
      nome: 'without a main guide',
      guia: { codigoEtapaAtual: 1, statusFicha: 17 },
      etapa: 1,
      auditoria: 'NAO_AUDITADO',
    },
    {
      nome: 'past the release stage',
      guia: { ...principal, codigoEtapaAtual: 3, statusFicha: 17 },
      etapa: 3,
      auditoria: 'NAO_AUDITADO',
    },
  ] as const)('$nome: stage $etapa, audit $auditoria', ({ guia, etapa, auditoria }) => {
    const carregada = loadGuiaState(buildGuia(guia))
    expect(carregada.codigoEtapaAtual).toBe(etapa)
    expect(carregada.statusAuditoria).toBe(auditoria)
    expect(loadGuiaState(carregada)).toEqual(carregada)
  })

  it.each([
    [2, 2],
    [17, 1],
    [1, 4],
    [8, 4],
  ] as const)('status %i loads an approved event as %i', (status, autorizacao) => {
    const carregada = loadGuiaState(buildGuia({ statusFicha: status, eventos: [buildEvento()] }))
    expect(carregada.eventos[0]?.autorizacao).toBe(autorizacao)
  })

  it('keeps whatever else the guide carries', () => {
    expect(loadGuiaState({ ...buildGuia(), numeroFicha: 42 }).numeroFicha).toBe(42)
  })
})

describe('edicaoBloqueada', () => {
  it.each([
    { nome: 'stage 1', guia: { statusFicha: 8, codigoEtapaAtual: 1 }, bloqueada: false },
    {
      nome: 'stage 1, locked',
      guia: { statusFicha: 8, codigoEtapaAtual: 1, bloqueada: true },
      bloqueada: true,
    },
    { nome: 'stage 2', guia: { codigoEtapaAtual: 2 }, bloqueada: true },
    { nome: 'stage 3', guia: { codigoEtapaAtual: 3 }, bloqueada: true },
    { nome: 'stage 4', guia: { codigoEtapaAtual: 4 }, bloqueada: true },
    { nome: 'stage 5', guia: { codigoEtapaAtual: 5 }, bloqueada: true },
    { nome: 'stage 6', guia: { codigoEtapaAtual: 6 }, bloqueada: true },
    {
      nome: 'sent complementary, still stored in stage 1',
      guia: { statusFicha: 17, codigoEtapaAtual: 1, numeroFichaPrincipal: 900 },
      bloqueada: true,
    },
  ] as const)('$nome: $bloqueada', ({ guia, bloqueada }) => {
    expect(edicaoBloqueada(buildGuia(guia))).toBe(bloqueada)
  })
})
