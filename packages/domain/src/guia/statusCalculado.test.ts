import { describe, expect, it } from 'vitest'
import { buildEvento } from './guia.fixture.ts'
import { etapaAposData, statusAposAuditoria, statusAposEnvio, statusAposUpload } from './statusCalculado.ts'

/** The product's table, row "8, POST gto/envio-gto". */
describe('statusAposEnvio', () => {
  it.each([
    [['aprovado', 'aprovado'], 1],
    [['aprovado', 'negado'], 7],
    [['negado', 'negado'], 3],
    [['aprovado', 'analise', 'negado'], 2],
    [['aprovado', 'faltaImagem', 'analise'], 5],
    [['aprovado', 'faltaJustificativa'], 4],
    [['faltaImagem', 'faltaJustificativa'], 4],
    [[], 3],
  ] as const)('%j: %i', (decisoes, status) => {
    expect(statusAposEnvio(decisoes)).toBe(status)
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
