import { expect, it } from 'vitest'
import { countFaltas } from './countFaltas.ts'
import type { MomentoExigido } from './imagemExigida.ts'

const exigida = (momento: MomentoExigido, atendida: boolean) => ({
  numeroSequencialInclusao: 1,
  codigoEvento: '85200166',
  codigoLocalizacao: '16',
  momento,
  atendida,
})

/** Domínio §6.6. */
it.each([
  ['nothing is asked for', [], 'inicial', { agora: 0, depois: 0 }],
  ['one of each', ['inicial', 'final'], 'inicial', { agora: 1, depois: 1 }],
  [
    'three of each',
    ['inicial', 'final', 'inicial', 'final', 'inicial', 'final'],
    'inicial',
    { agora: 3, depois: 3 },
  ],
  ['once authorised both are missing', ['inicial', 'final'], 'final', { agora: 2, depois: 0 }],
] as const)('%s', (_name, momentos, momento, esperado) => {
  const faltam = momentos.map((um) => exigida(um, false))
  expect(countFaltas(faltam, momento)).toEqual(esperado)
  expect(countFaltas([...faltam, exigida('inicial', true), exigida('final', true)], momento)).toEqual(
    esperado,
  )
})
