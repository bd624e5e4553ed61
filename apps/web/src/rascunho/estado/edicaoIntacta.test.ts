import { MAXIMO_EVENTOS_GUIA } from '@portal/domain/guia/limiteEventos.ts'
import { describe, expect, it } from 'vitest'
import { addItens, deleteItem, type Edicao, updateItem } from './edicao.ts'

const resina = { sequencial: 2, codigoEvento: '85100196', dente: '26', faces: 'O', quantidade: 1 }
const raspagem = { sequencial: 5, codigoEvento: '85300047', regiao: 'S1', quantidade: 2 }
const edicao: Edicao = { itens: [resina, raspagem], denticaoManual: 'mista' }

describe('what an edit leaves as it was', () => {
  it.each<[string, (antes: Edicao) => Edicao]>([
    ['adding', (antes) => addItens(antes, [{ codigoEvento: '81000030' }])],
    ['changing', (antes) => updateItem(antes, 2, { faces: 'MO' })],
    ['deleting', (antes) => deleteItem(antes, 2)],
    ['deleting what is not there', (antes) => deleteItem(antes, 3)],
    ['changing what is not there', (antes) => updateItem(antes, 3, { faces: 'MO' })],
  ])('%s keeps the dentition that was seen, and the other lines themselves', (_nome, edit) => {
    const depois = edit(edicao)
    expect(depois.denticaoManual).toBe('mista')
    expect(depois.itens.find(({ sequencial }) => sequencial === 5)).toBe(raspagem)
  })

  it.each<[string, Parameters<typeof updateItem>[2], object]>([
    ['nothing', {}, raspagem],
    ['the event', { codigoEvento: '85300055' }, { ...raspagem, codigoEvento: '85300055' }],
    ['an event that is not said', { codigoEvento: undefined }, raspagem],
    ['the place', { regiao: 'S2' }, { ...raspagem, regiao: 'S2' }],
    ['the quantity', { quantidade: 3 }, { ...raspagem, quantidade: 3 }],
    [
      'a tooth in the place of the region',
      { regiao: undefined, dente: '16', faces: 'V' },
      { sequencial: 5, codigoEvento: '85300047', dente: '16', faces: 'V', quantidade: 2 },
    ],
  ])('changing %s keeps the rest of the line', (_nome, mudanca, esperado) => {
    expect(updateItem(edicao, 5, mudanca).itens).toEqual([resina, esperado])
  })

  it('the first line of all is the first in order', () => {
    const { itens } = addItens({ itens: [] }, [{ codigoEvento: '81000030', quantidade: 2 }])
    expect(itens).toEqual([{ sequencial: 1, codigoEvento: '81000030', quantidade: 2 }])
  })

  it('the last line that the call takes still enters, and two in its place do not', () => {
    const quase = addItens(
      { itens: [] },
      Array.from({ length: MAXIMO_EVENTOS_GUIA - 1 }, () => ({ codigoEvento: '81000030' })),
    )
    expect(addItens(quase, [{ codigoEvento: '84000198' }, { codigoEvento: '81000049' }])).toBe(quase)
    const { itens } = addItens(quase, [{ codigoEvento: '84000198' }])
    expect(itens.slice(MAXIMO_EVENTOS_GUIA - 1).map(({ codigoEvento }) => codigoEvento)).toEqual(['84000198'])
  })
})
