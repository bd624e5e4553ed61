import { describe, expect, it } from 'vitest'
import { addItens, updateItem } from './edicao.ts'
import {
  type AcaoRascunho,
  conteudoVazio,
  createEstadoRascunho,
  reduceRascunho,
  toConteudo,
} from './rascunhoReducer.ts'

const include = (codigoEvento: string): AcaoRascunho => ({
  tipo: 'editar',
  mudar: (edicao) => addItens(edicao, [{ codigoEvento }]),
})
const mark = (sequencial: number, faces: string): AcaoRascunho => ({
  tipo: 'editar',
  mudar: (edicao) => updateItem(edicao, sequencial, { faces }),
  emCurso: `faces ${sequencial}`,
})
const write = (texto: string): AcaoRascunho => ({ tipo: 'escrever', campo: 'justificativa', texto })
const desfazer: AcaoRascunho = { tipo: 'desfazer' }
const refazer: AcaoRascunho = { tipo: 'refazer' }

const vazio = createEstadoRascunho(conteudoVazio)
const play = (...acoes: readonly AcaoRascunho[]) => acoes.reduce(reduceRascunho, vazio)

describe('reduceRascunho, step by step', () => {
  // What counts as a change is what the saving watches: one that is not counted is never saved.
  it.each<[string, readonly AcaoRascunho[], number, string[], string]>([
    ['including', [include('A'), include('B')], 2, ['A', 'B'], ''],
    ['writing, letter by letter', [write('x'), write('xy')], 2, [], 'xy'],
    ['writing the same again', [write('x'), write('x')], 1, [], 'x'],
    ['undoing', [include('A'), include('B'), desfazer], 3, ['A'], ''],
    ['undoing more than there was', [include('A'), desfazer, desfazer], 2, [], ''],
    ['redoing', [include('A'), desfazer, refazer], 3, ['A'], ''],
    ['redoing what was not undone', [include('A'), refazer], 1, ['A'], ''],
    [
      'what was undone is gone after a new step',
      [include('A'), desfazer, include('B'), refazer],
      3,
      ['B'],
      '',
    ],
    ['undoing takes no sentence back', [include('A'), write('x'), desfazer], 3, [], 'x'],
    [
      'two undone come back in their order',
      [include('A'), include('B'), desfazer, desfazer, refazer],
      5,
      ['A'],
      '',
    ],
  ])('%s', (_nome, acoes, mudancas, codigos, justificativa) => {
    const estado = play(...acoes)
    expect(estado.mudancas).toBe(mudancas)
    expect(toConteudo(estado)).toMatchObject({ justificativa, observacao: '' })
    expect(toConteudo(estado).itens.map(({ codigoEvento }) => codigoEvento)).toEqual(codigos)
  })

  it.each<[string, readonly AcaoRascunho[], (string | undefined)[]]>([
    ['face by face', [mark(1, 'MD'), mark(1, 'D')], ['O', 'M']],
    ['back where they began', [mark(1, 'MD'), mark(1, 'M')], [undefined, 'M']],
    ['and again after that', [mark(1, 'MD'), mark(1, 'M'), mark(1, 'MO')], ['O', 'M']],
    ['after those of another item', [mark(2, 'V'), mark(1, 'D')], ['V', 'M']],
    ['after a sentence', [mark(1, 'MD'), write('x'), mark(1, 'D')], ['O', 'MD']],
    ['after an undoing', [mark(1, 'MD'), desfazer, mark(1, 'D')], ['O', 'M']],
  ])('undoes the faces of an item at once: %s', (_nome, acoes, faces) => {
    const estado = play(include('A'), include('B'), mark(1, 'M'), mark(2, 'O'), ...acoes, desfazer)
    const { itens } = toConteudo(estado)
    expect([itens[1]?.faces, itens[0]?.faces]).toEqual(faces)
  })

  it('opens a draft of before without what its fields take no more', () => {
    const antigo = { ...conteudoVazio, observacao: '"aspas"', justificativa: '"<b>"' }
    const { observacao, justificativa } = toConteudo(createEstadoRascunho(antigo))
    expect(`${observacao} ${justificativa}`).not.toContain('"')
  })
})
