import { describe, expect, it } from 'vitest'
import { createContexto } from '../../guia/contextoGuia.fixture.ts'
import { createRegrasDaGuia } from '../../guia/regrasDaGuia.ts'
import { evaluateRascunho } from '../avaliacao/evaluateRascunho.ts'
import type { Edicao } from '../estado/edicao.ts'
import { chooseItem, isOutro, type Suposicao, suppose } from './suposicao.ts'

const resina = { sequencial: 1, codigoEvento: '85100200', dente: '26', faces: 'OM', quantidade: 1 }
const outra = { ...resina, sequencial: 2, dente: '27' }
const edicao: Edicao = { itens: [resina, outra] }
/** Tooth 26 was restored here in March: again from March 2028 on. */
const regras = createRegrasDaGuia(
  createContexto({
    historico: [{ codigoEvento: '85100200', dente: '26', faces: 'MO', data: '2026-03-10', proprio: false }],
  }),
)

const HOJE = { sequencial: 1, mudanca: {}, data: '2026-11-21' }
const decide = (suposicao: Partial<Suposicao>, qual = 1) => {
  const { avaliacao } = suppose(regras, edicao, '', { ...HOJE, ...suposicao })
  const item = avaliacao.get(qual)
  return [item?.decisao, item?.motivos.map(({ codigoGlosa }) => codigoGlosa)]
}

describe('suppose', () => {
  it.each<[string, Partial<Suposicao>, string, string[]]>([
    ['nothing', {}, 'pendenteJustificativa', ['3016']],
    ['another tooth', { mudanca: { dente: '25' } }, 'aprovado', []],
    ['that of the other line', { mudanca: { dente: '27' } }, 'aprovado', []],
    ['faces that the event does not take', { mudanca: { faces: 'O' } }, 'erro', ['3023']],
    ['another event with its faces', { mudanca: { codigoEvento: '85100196', faces: 'V' } }, 'aprovado', []],
    ['the last day of the term', { data: '2028-03-09' }, 'pendenteJustificativa', ['3016']],
    ['the day after', { data: '2028-03-10' }, 'aprovado', []],
    ['a day before the authorisation', { mudanca: { dente: '25' }, data: '2026-11-20' }, 'negado', ['3014']],
    ['a day that is still being typed', { data: '10/03/20' }, 'pendenteJustificativa', ['3016']],
  ])('%s', (_nome, suposicao, decisao, codigos) => {
    expect(decide(suposicao)).toEqual([decisao, codigos])
  })

  it('judges the other lines with it, and leaves the draft as it is', () => {
    expect(decide({ mudanca: { dente: '27' } }, 2)).toEqual(['negado', ['3007']])
    expect(edicao.itens).toEqual([resina, outra])
  })

  it('keeps no day in the draft', () => {
    expect(suppose(regras, edicao, '', { ...HOJE, data: '2028-03-10' }).edicao.itens).toEqual([resina, outra])
  })
})

it.each([
  [{}, false],
  [{ dente: '26' }, false],
  [{ dente: '25' }, true],
])('is another draft with %j: %s', (mudanca, outro) => {
  const { edicao: suposta } = suppose(regras, edicao, '', { ...HOJE, mudanca })
  expect(isOutro(edicao, suposta, 1)).toBe(outro)
})

it('is no other draft for the order in which the server kept its fields', () => {
  const { sequencial, codigoEvento, dente, faces, quantidade } = resina
  const lida: Edicao = { itens: [{ dente, faces, quantidade, sequencial, codigoEvento }] }
  expect(isOutro(lida, suppose(regras, lida, '', HOJE).edicao, 1)).toBe(false)
})

it('begins with the first item that is not simply approved, else with the first', () => {
  expect(chooseItem(edicao, evaluateRascunho(regras, edicao, ''))).toBe(1)
  const limpas = createRegrasDaGuia(createContexto())
  const comErro: Edicao = { itens: [resina, { ...outra, faces: 'O' }] }
  expect(chooseItem(comErro, evaluateRascunho(limpas, comErro, ''))).toBe(2)
  expect(chooseItem(edicao, evaluateRascunho(limpas, edicao, ''))).toBe(1)
  expect(chooseItem({ itens: [] }, new Map())).toBeUndefined()
})
