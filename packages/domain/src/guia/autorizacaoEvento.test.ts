import { describe, expect, it } from 'vitest'
import {
  autorizacaoEvento,
  deriveAutorizacaoEvento,
  getAutorizacaoEvento,
  loadAutorizacaoEvento,
} from './autorizacaoEvento.tables.ts'
import { statusFicha } from './statusFicha.tables.ts'

const { envioPendente, envioPagamento, emAnalise, negado, aprovado } = autorizacaoEvento

describe('the codes of Spec §4', () => {
  it.each([
    [0, 'Envio pendente'],
    [1, 'Liberado sem auditoria'],
    [2, 'Em análise'],
    [3, 'Negado'],
    [4, 'Aprovado'],
    [5, undefined],
  ])('%i is %s', (codigo, rotulo) => {
    expect(getAutorizacaoEvento(codigo)?.rotulo).toBe(rotulo)
  })
})

describe('deriveAutorizacaoEvento', () => {
  it.each([
    {
      nome: 'explicit value',
      evento: { autorizacao: envioPendente, tipoAcao: 'glosado' },
      esperado: envioPendente,
    },
    {
      nome: 'explicit over date',
      evento: { autorizacao: negado, dataAutorizacao: '2026-03-02' },
      esperado: negado,
    },
    { nome: 'glosado', evento: { tipoAcao: 'glosado' }, esperado: negado },
    {
      nome: 'glosado over date',
      evento: { tipoAcao: 'glosado', dataAutorizacao: '2026-03-02' },
      esperado: negado,
    },
    { nome: 'authorisation date', evento: { dataAutorizacao: '2026-03-02' }, esperado: aprovado },
    { nome: 'other action', evento: { tipoAcao: 'incluido' }, esperado: emAnalise },
    { nome: 'nothing', evento: {}, esperado: emAnalise },
    {
      nome: 'nulls',
      evento: { autorizacao: null, tipoAcao: null, dataAutorizacao: null },
      esperado: emAnalise,
    },
  ])('$nome', ({ evento, esperado }) => {
    expect(deriveAutorizacaoEvento(evento)).toBe(esperado)
  })
})

describe('loadAutorizacaoEvento', () => {
  it.each([
    { nome: 'in analysis', status: statusFicha.emAnalise, esperado: emAnalise },
    { nome: 'complementary sent', status: statusFicha.complementarEnviada, esperado: envioPagamento },
    { nome: 'authorised', status: statusFicha.autorizada, esperado: aprovado },
    { nome: 'password released', status: statusFicha.senhaLiberada, esperado: aprovado },
  ])('$nome', ({ status, esperado }) => {
    expect(loadAutorizacaoEvento(status, { autorizacao: aprovado })).toBe(esperado)
  })
})
