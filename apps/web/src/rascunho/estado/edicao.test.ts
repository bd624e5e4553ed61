import type { Correcao } from '@portal/contract/motivo.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { MAXIMO_EVENTOS_GUIA } from '@portal/domain/guia/limiteEventos.ts'
import { describe, expect, it } from 'vitest'
import { applyCorrecao, isGuiada } from './applyCorrecao.ts'
import { addItens, deleteItem, type Edicao, updateItem } from './edicao.ts'

const alvo: ItemRascunho = { sequencial: 2, codigoEvento: '85100196', dente: '26', faces: 'O', quantidade: 1 }
const outro: ItemRascunho = {
  sequencial: 5,
  codigoEvento: '85100196',
  dente: '26',
  faces: 'M',
  quantidade: 1,
}
const edicao: Edicao = { itens: [alvo, outro] }

describe('applyCorrecao', () => {
  const rotulo = 'Corrigir'
  const cases: [Correcao, Partial<ItemRascunho>][] = [
    [{ tipo: 'trocarEvento', codigoEvento: '85100200', rotulo }, { codigoEvento: '85100200' }],
    [{ tipo: 'trocarDente', dente: '27', rotulo }, { dente: '27' }],
    [{ tipo: 'trocarFaces', faces: 'MO', rotulo }, { faces: 'MO' }],
    [{ tipo: 'trocarQuantidade', quantidade: 2, rotulo }, { quantidade: 2 }],
    [{ tipo: 'trocarData', data: '2026-01-01', rotulo }, {}],
    [{ tipo: 'anexarImagem', momento: 'inicial', rotulo }, {}],
    [{ tipo: 'justificar', rotulo }, {}],
  ]
  it.each(cases)('%j changes that item alone', (correcao, mudanca) => {
    const depois = applyCorrecao(edicao, 2, correcao)
    expect(depois.itens).toEqual([{ ...alvo, ...mudanca }, outro])
    expect(depois.itens[1]).toBe(outro)
  })

  const base = { sequencial: 2, codigoEvento: '85100196', quantidade: 1 }
  it.each([
    ['trocarRegiao', { tipo: 'trocarRegiao', regiao: 'AS', rotulo }, { ...base, regiao: 'AS', faces: 'O' }],
    ['removerDente', { tipo: 'removerDente', rotulo }, base],
    ['removerFaces', { tipo: 'removerFaces', rotulo }, { ...base, dente: '26' }],
  ] as const)('%s takes fields away', (_tipo, correcao, item) => {
    expect(applyCorrecao(edicao, 2, correcao).itens).toEqual([item, outro])
  })

  it('removerRegiao leaves the item without a place', () => {
    const regional = updateItem(edicao, 2, { regiao: 'AS', dente: undefined, faces: undefined })
    expect(applyCorrecao(regional, 2, { tipo: 'removerRegiao', rotulo }).itens).toEqual([base, outro])
  })

  it('removerItem takes the item out', () => {
    expect(applyCorrecao(edicao, 2, { tipo: 'removerItem', rotulo }).itens).toEqual([outro])
  })

  it('juntarFaces gives the faces to the other item and takes this one out', () => {
    const correcao = {
      tipo: 'juntarFaces',
      sequencial: 5,
      codigoEvento: '85100200',
      faces: 'MO',
      rotulo,
    } as const
    expect(applyCorrecao(edicao, 2, correcao).itens).toEqual([
      { ...outro, codigoEvento: '85100200', faces: 'MO' },
    ])
  })

  it('only what the draft cannot change is guided', () => {
    expect(cases.map(([correcao]) => correcao).filter(isGuiada)).toHaveLength(3)
  })
})

describe('edicao', () => {
  it('numbers new items after the last one, even after a removal in the middle', () => {
    const depois = addItens(deleteItem(edicao, 2), [
      { codigoEvento: '81000030' },
      { codigoEvento: '84000198', faces: '' },
    ])
    expect(depois.itens.map(({ sequencial }) => sequencial)).toEqual([5, 6, 7])
    expect(depois.itens[2]).toEqual({ sequencial: 7, codigoEvento: '84000198', quantidade: 1 })
  })

  it('takes all that are given or none: nothing is dropped in silence', () => {
    const livres = MAXIMO_EVENTOS_GUIA - edicao.itens.length
    const muitos = Array.from({ length: livres + 1 }, () => ({ codigoEvento: '81000030' }))
    expect(addItens(edicao, muitos)).toBe(edicao)
    const cheio = addItens(edicao, muitos.slice(1))
    expect(cheio.itens).toHaveLength(MAXIMO_EVENTOS_GUIA)
    expect(addItens(cheio, muitos.slice(0, 1))).toBe(cheio)
  })
})
