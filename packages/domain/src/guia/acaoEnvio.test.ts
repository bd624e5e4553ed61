import { expect, it } from 'vitest'
import { acaoEnvio } from './acaoEnvio.ts'

it.each([
  ['inicial', 14, 8, 'uploadImagem'],
  ['inicial', 14, 1, 'uploadImagem'],
  ['final', 14, 18, 'attachExame'],
  ['final', 14, 10, 'attachExame'],
  ['inicial', 14, 15, 'attachExame'],
  ['recurso', 14, 12, 'attachRecurso'],
  // Cancelled and denied: nothing was presented.
  ['inicial', 14, 6, 'uploadImagem'],
  ['inicial', 14, 3, 'uploadImagem'],
  ['final', 1, 10, 'uploadImagem'],
  ['inicial', 1, 8, 'uploadImagem'],
] as const)('%s of specialty %i in status %i: %s', (momento, codigoEspecialidade, statusFicha, acao) => {
  expect(acaoEnvio(momento, { codigoEspecialidade, statusFicha })).toBe(acao)
})
