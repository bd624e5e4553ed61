import { expect, it } from 'vitest'
import { judgeNovo } from './pacienteNovo.ts'

it.each([
  [0, false, true, null],
  [268, false, true, null],
  [269, false, true, 30],
  [298, false, true, 1],
  [299, false, true, 0],
  [300, false, false, 0],
  [299, true, true, 0],
  [300, true, true, 0],
])('after %i others, repeated %s: may %s, %s left', (outros, isRepetido, ok, restantes) => {
  expect(judgeNovo({ porDia: 300, avisaEm: 270 }, outros, isRepetido)).toEqual({ ok, restantes })
})
