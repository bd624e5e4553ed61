import { describe, expect, it } from 'vitest'
import { explainCancelamento, listStatusCancelaveis } from './explainCancelamento.ts'
import { toFiltroCancelamento } from './toFiltroCancelamento.ts'

describe('explainCancelamento', () => {
  it.each([8, 16, 1, 2, 4, 5])('lets a guide in status %i be cancelled', (statusFicha) => {
    expect(listStatusCancelaveis()).toContain(statusFicha)
    expect(explainCancelamento({ statusFicha, codigoEtapaAtual: 2, bloqueio: false })).toBeUndefined()
  })

  it.each([
    [{ statusFicha: 12, codigoEtapaAtual: 6, bloqueio: false }, 'Processada'],
    [{ statusFicha: 6, codigoEtapaAtual: 2, bloqueio: false }, 'Cancelada'],
    [{ statusFicha: 8, codigoEtapaAtual: 1, bloqueio: true }, 'bloqueada'],
    [{ statusFicha: 1, codigoEtapaAtual: 2, bloqueio: false, eventoRealizado: true }, 'evento realizado'],
  ])('says why %o cannot', (guia, word) => {
    expect(explainCancelamento(guia)).toContain(word)
  })
})

describe('toFiltroCancelamento', () => {
  const statusTiss = listStatusCancelaveis().join(',')
  it.each([
    [{}, { statusTiss, dataInicio: '2026-10-22', dataFim: '2026-11-21' }],
    [{ paciente: 'p' }, { statusTiss, chave: 'p' }],
    [{ guia: 7 }, { numeroFicha: 7 }],
  ])('%o', (search, expected) => {
    expect(toFiltroCancelamento(search, '2026-11-21')).toEqual(expected)
  })
})
