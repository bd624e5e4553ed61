import { expect, it } from 'vitest'
import { findLimiteRecurso } from './limiteRecurso.ts'

const [livre, tomado, semCabimento] = [
  { cabe: true, tomado: false },
  { cabe: true, tomado: true },
  { cabe: false, tomado: false },
]

it.each([
  ['what may be appealed', [livre], undefined],
  ['two that may', [livre, livre], undefined],
  ['one that may and one that no appeal changes', [livre, semCabimento], undefined],
  ['one whose place is taken', [tomado], 'tomado'],
  ['one that is taken and one that no appeal changes', [semCabimento, tomado], 'tomado'],
  ['one that is taken and one that is free', [tomado, livre], 'parteTomada'],
  ['what no appeal changes', [semCabimento], 'semCabimento'],
  ['what no appeal changes, its place taken besides', [{ cabe: false, tomado: true }], 'semCabimento'],
] as const)('%s', (_caso, itens, limite) => expect(findLimiteRecurso(itens)).toBe(limite))
