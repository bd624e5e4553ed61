import { describe, expect, it } from 'vitest'
import { readKeys } from './useAtalhos.ts'
import { isMesmaDecisao } from './useSimulacao.ts'

const key = (mudancas: Partial<Parameters<typeof readKeys>[0]>) =>
  readKeys({ key: 'b', ctrlKey: false, metaKey: false, altKey: false, ...mudancas })

describe('readKeys', () => {
  it.each([
    ['B', {}],
    ['?', { key: '?' }],
    ['Alt+B', { altKey: true }],
    ['Ctrl+Enter', { key: 'Enter', ctrlKey: true }],
    ['Ctrl+Enter', { key: 'Enter', metaKey: true }],
  ])('%s', (keys, evento) => expect(key(evento)).toBe(keys))
})

describe('isMesmaDecisao', () => {
  const glosa = { severidade: 'glosa' } as const
  const motivo = { ...glosa, codigoGlosa: '3016', campo: 'codigoEvento', texto: '' } as const
  const negado = new Map([[1, { decisao: 'negado', motivos: [motivo] } as const]])
  it.each([
    [true, [{ numeroSequencialInclusao: 1, motivos: [glosa] }]],
    [true, [{ numeroSequencialInclusao: 1, motivos: [glosa, { severidade: 'aviso' } as const] }]],
    [false, [{ numeroSequencialInclusao: 1, motivos: [] }]],
    [false, [{ numeroSequencialInclusao: 2, motivos: [] }]],
  ])('%s', (isMesma, itens) => expect(isMesmaDecisao(negado, { itens })).toBe(isMesma))
})
