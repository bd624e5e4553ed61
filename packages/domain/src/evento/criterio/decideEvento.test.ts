import { describe, expect, test } from 'vitest'
import type { SeveridadeMotivo } from '../motivo.ts'
import { createMotivo } from './criterio.ts'
import { type DecisaoEvento, decideEvento } from './decideEvento.ts'

describe('evento: decisão de um item', () => {
  test.each([
    [[], 'aprovado'],
    [['aviso'], 'aprovado'],
    [['auditoria', 'aviso'], 'analise'],
    [['auditoria', 'pendenciaJustificativa'], 'pendenteJustificativa'],
    [['pendenciaImagem', 'auditoria'], 'pendenteImagem'],
    [['pendenciaJustificativa', 'pendenciaImagem'], 'pendenteImagemJustificativa'],
    [['pendenciaImagem', 'glosa'], 'negado'],
    [['erroFormulario'], 'negado'],
  ] satisfies [SeveridadeMotivo[], DecisaoEvento][])('%j leva a %s', (severidades, esperado) => {
    const motivos = severidades.map((severidade) => createMotivo('3059', severidade, 'guia'))
    expect(decideEvento(motivos)).toBe(esperado)
  })
})
