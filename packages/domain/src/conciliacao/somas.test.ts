import { expect, it } from 'vitest'
import { findSomas } from './somas.ts'

const sum = (restantes: readonly number[], total: number) =>
  findSomas(
    restantes.map((restante) => ({ restante })),
    total,
  ).map((itens) => itens.map(({ restante }) => restante))

it.each([
  ['two', [30, 70, 20], 100, [[30, 70]]],
  ['four at most', [10, 20, 30, 40], 100, [[10, 20, 30, 40]]],
  ['never five', [20, 20, 20, 20, 20], 100, []],
  ['never one alone', [100, 1], 100, []],
  [
    'each set that makes it',
    [40, 60, 35, 65],
    100,
    [
      [40, 60],
      [35, 65],
    ],
  ],
  ['nothing', [], 100, []],
  ['one cent too much', [30, 71], 100, []],
  ['twelve that may be it', [50, 50, ...Array(10).fill(49)], 100, [[50, 50]]],
  ['thirteen are too many', [50, 50, ...Array(11).fill(49)], 100, []],
  ['what is larger does not count as one of the twelve', [50, 50, ...Array(11).fill(100)], 100, [[50, 50]]],
] as const)('%s', (_nome, restantes, total, somas) => {
  expect(sum(restantes, total)).toEqual(somas)
})
