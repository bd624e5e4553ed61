import { describe, expect, test } from 'vitest'
import { createMotivo } from './criterio/criterio.ts'
import { type DecisaoEvento, decideEvento, decideGuia, type StatusDecidido } from './decideEvento.ts'
import type { SeveridadeMotivo } from './motivo.ts'

describe('evento: decisão de um item', () => {
  test.each([
    [[], 'aprovado'],
    [['aviso'], 'aprovado'],
    [['auditoria', 'aviso'], 'analise'],
    [['auditoria', 'pendenciaJustificativa'], 'pendenteJustificativa'],
    [['pendenciaJustificativa', 'pendenciaImagem'], 'pendenteImagem'],
    [['pendenciaImagem', 'glosa'], 'negado'],
    [['erroFormulario'], 'negado'],
  ] satisfies [SeveridadeMotivo[], DecisaoEvento][])('%j leva a %s', (severidades, esperado) => {
    const motivos = severidades.map((severidade) => createMotivo('3059', severidade, 'guia'))
    expect(decideEvento(motivos)).toBe(esperado)
  })
})

describe('evento: status da guia (Spec §4)', () => {
  test.each([
    [['aprovado', 'aprovado'], 1],
    [['aprovado', 'analise', 'negado'], 2],
    [['negado', 'negado'], 3],
    [['analise', 'pendenteJustificativa'], 4],
    [['pendenteJustificativa', 'pendenteImagem', 'analise'], 5],
    [['aprovado', 'negado'], 7],
    [[], 3],
  ] satisfies [DecisaoEvento[], StatusDecidido][])('%j leva a %i', (decisoes, esperado) => {
    expect(decideGuia(decisoes)).toBe(esperado)
    expect(decideGuia(decisoes.toReversed())).toBe(esperado)
  })
})
