import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createHistorico,
  type Historico,
  PASSOS_HISTORICO,
  recordHistorico,
  redoHistorico,
  undoHistorico,
} from './historico.ts'

const umHistorico = fc
  .tuple(fc.array(fc.integer(), { maxLength: 80 }), fc.nat(80))
  .map(([valores, desfeitos]) => {
    let historico: Historico<number> = valores.reduce(recordHistorico<number>, createHistorico(0.5))
    for (let i = 0; i < desfeitos; i++) historico = undoHistorico(historico)
    return historico
  })

describe('odontograma: desfazer e refazer (Interface B6.2)', () => {
  it('refazer o que se desfez, e desfazer o que se refez, não muda nada', () => {
    fc.assert(
      fc.property(umHistorico, (historico) => {
        if (historico.passado.length > 0) expect(redoHistorico(undoHistorico(historico))).toEqual(historico)
        else expect(undoHistorico(historico)).toBe(historico)
        if (historico.futuro.length > 0) expect(undoHistorico(redoHistorico(historico))).toEqual(historico)
        else expect(redoHistorico(historico)).toBe(historico)
      }),
    )
  })

  it('guarda 50 passos, e um novo esquece os desfeitos', () => {
    fc.assert(
      fc.property(umHistorico, (historico) => {
        const novo = recordHistorico(historico, 1.5)
        expect(novo.presente).toBe(1.5)
        expect(novo.futuro).toEqual([])
        expect(novo.passado.length).toBe(Math.min(historico.passado.length + 1, PASSOS_HISTORICO))
        expect(novo.passado.at(-1)).toBe(historico.presente)
      }),
    )
  })

  it('o mesmo valor não é um passo', () => {
    const historico = createHistorico('26 MO')
    expect(recordHistorico(historico, '26 MO')).toBe(historico)
  })
})
