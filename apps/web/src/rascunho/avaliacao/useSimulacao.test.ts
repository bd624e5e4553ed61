import { describe, expect, it } from 'vitest'
import { isMesmaDecisao } from './useSimulacao.ts'

describe('isMesmaDecisao', () => {
  const glosa = { severidade: 'glosa' } as const
  const motivo = { ...glosa, codigoGlosa: '3016', campo: 'codigoEvento', texto: '' } as const
  const negado = new Map([[1, { decisao: 'negado', motivos: [motivo] } as const]])
  const resposta = (
    motivos: readonly { severidade: 'glosa' | 'aviso' }[],
    statusFicha: number | null = 3,
  ) => ({
    statusFicha,
    itens: [{ numeroSequencialInclusao: 1, motivos }],
  })
  const aviso = { severidade: 'aviso' } as const
  it.each([
    ['the same', true, resposta([glosa])],
    ['one more notice', true, resposta([glosa, aviso])],
    ['no denial', false, resposta([])],
    ['another status', false, resposta([glosa], 7)],
    ['not taken', false, resposta([glosa], null)],
    ['another item', false, { statusFicha: 3, itens: [{ numeroSequencialInclusao: 2, motivos: [glosa] }] }],
  ] as const)('%s', (_nome, isMesma, daOperadora) =>
    expect(isMesmaDecisao(negado, 3, daOperadora)).toBe(isMesma),
  )
})
