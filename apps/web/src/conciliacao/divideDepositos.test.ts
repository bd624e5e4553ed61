import { expect, it } from 'vitest'
import { divideDepositos } from './divideDepositos.ts'

const deposito = (numero: number, restante: string) => ({
  numero,
  dia: '2026-12-10',
  valor: '999.00',
  restante,
  historico: '',
  documento: '',
  conta: '',
})

it.each([
  ['all of one', [['1.00']], '1.00', [['1', '1.00']], 0, 0],
  ['a part of one', [['5.00']], '1.00', [['1', '1.00']], 0, 400],
  ['one that is not enough', [['1.00']], '1.50', [['1', '1.00']], 50, 0],
  [
    'several, the last in part',
    [['1.00'], ['2.00']],
    '2.50',
    [
      ['1', '1.00'],
      ['2', '1.50'],
    ],
    0,
    50,
  ],
  ['one too many is left out', [['2.50'], ['2.00']], '2.50', [['1', '2.50']], 0, 0],
  ['the one that is exact, chosen after another', [['1.00'], ['2.50']], '2.50', [['2', '2.50']], 0, 0],
  [
    'the ones that come to it, of three',
    [['1.00'], ['0.50'], ['2.00']],
    '2.50',
    [
      ['2', '0.50'],
      ['3', '2.00'],
    ],
    0,
    0,
  ],
  ['one of which nothing is left', [['0.00'], ['5.00']], '1.00', [['2', '1.00']], 0, 400],
  ['nothing', [], '2.50', [], 250, 0],
] as const)('%s', (_nome, depositos, falta, partes, restante, sobra) => {
  expect(
    divideDepositos(
      depositos.map(([aberto], i) => deposito(i + 1, aberto)),
      falta,
    ),
  ).toEqual({
    partes: partes.map(([numero, valor]) => ({ deposito: Number(numero), valor })),
    restante,
    sobra,
    isDuvida: false,
  })
})

it.each([
  [
    'two ways to it, and the first ones are none: in order, with a doubt',
    ['1.00', '0.50', '2.00', '2.50'],
    [1, 2, 3],
    true,
  ],
  ['two ways to it, of which the first ones are one', ['0.50', '2.00', '2.50'], [1, 2], false],
  ['two equal ones, each of them exact, after another', ['1.00', '2.50', '2.50'], [1, 2], true],
  ['no way to it', ['2.00', '2.00'], [1, 2], false],
] as const)('%s', (_nome, abertos, usados, isDuvida) => {
  const divisao = divideDepositos(
    abertos.map((aberto, i) => deposito(i + 1, aberto)),
    '2.50',
  )
  expect(divisao.partes.map((parte) => parte.deposito)).toEqual(usados)
  expect(divisao.isDuvida).toBe(isDuvida)
})
