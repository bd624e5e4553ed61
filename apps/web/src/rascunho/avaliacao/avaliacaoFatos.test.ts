import { REGRAS_EVENTO } from '@portal/domain/evento/regra/eventos.tables.ts'
import { describe, expect, it } from 'vitest'
import { createContexto } from '../../guia/contextoGuia.fixture.ts'
import { createRegrasDaGuia } from '../../guia/regrasDaGuia.ts'
import type { Edicao } from '../estado/edicao.ts'
import { evaluateRascunho, judge, keepEqual } from './evaluateRascunho.ts'

const contexto = createContexto({ regras: [...REGRAS_EVENTO], precos: [], dentesAusentes: ['46'] })
const regras = createRegrasDaGuia(contexto)
const linha = (sequencial: number, dente: string, faces: string, codigoEvento = '85100200') => ({
  sequencial,
  codigoEvento,
  dente,
  faces,
  quantidade: 1,
})

/** The decision of each line, with the codes of its reasons. */
const evaluate = (edicao: Edicao): string[] =>
  [...evaluateRascunho(regras, edicao, '')].map(([sequencial, { decisao, motivos }]) =>
    [sequencial, decisao, ...motivos.map(({ codigoGlosa }) => codigoGlosa)].join(' '),
  )

describe('evaluateRascunho: what is on the screen counts, and nothing else', () => {
  it.each<[string, Edicao, string[]]>([
    ['one line', { itens: [linha(1, '26', 'MO')] }, ['1 aprovado']],
    [
      'the same again: the lines of the guide are seen together',
      { itens: [linha(1, '26', 'MO'), linha(2, '26', 'MO')] },
      ['1 aprovado', '2 negado 3007'],
    ],
    [
      'the same elsewhere',
      { itens: [linha(1, '26', 'MO'), linha(2, '16', 'MO')] },
      ['1 aprovado', '2 aprovado'],
    ],
    ['a form that the operator does not take', { itens: [linha(1, '26', 'O')] }, ['1 erro 3023']],
    ['the same of a tooth that is not there', { itens: [linha(1, '46', '')] }, ['1 negado 3284 3023']],
    ['a child’s tooth at forty', { itens: [linha(1, '54', 'O', '85100196')] }, ['1 aprovado 3003']],
    [
      'which the dentist saw',
      { itens: [linha(1, '54', 'O', '85100196')], denticaoManual: 'mista' },
      ['1 aprovado'],
    ],
    ['no line', { itens: [] }, []],
  ])('%s', (_nome, edicao, esperado) => expect(evaluate(edicao)).toEqual(esperado))
})

describe('keepEqual', () => {
  const um = { itens: [linha(1, '26', 'MO'), linha(2, '16', 'MO')] }
  const antes = evaluateRascunho(regras, um, '')

  it('has the lines of now: those that went are gone, those that came are there', () => {
    const depois = evaluateRascunho(regras, { itens: [linha(2, '16', 'MO'), linha(3, '36', 'MO')] }, '')
    const guardada = keepEqual(antes, depois)
    expect([...guardada.keys()]).toEqual([2, 3])
    expect(guardada.get(2)).toBe(antes.get(2))
    expect(guardada.get(3)).toBe(depois.get(3))
  })

  it('takes the new judgement where the reasons changed, though the decision did not', () => {
    const motivo = { codigoGlosa: '3003', severidade: 'aviso', campo: 'dente', texto: '' } as const
    const mudada = new Map([[1, judge([motivo])]])
    expect(keepEqual(new Map([[1, judge([])]]), mudada).get(1)).toBe(mudada.get(1))
  })
})
