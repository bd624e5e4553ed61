import { describe, expect, it } from 'vitest'
import { isLugarNovo, readDadoRecurso } from './dadoRecurso.ts'

describe('what an appeal says anew', () => {
  it.each([
    ['dente', '26', '26'],
    ['dente', '26, 27', '26 27'],
    ['dente', '26 om', '26 OM'],
    ['dente', 'ASAI', 'ASAI'],
    ['dente', '99', undefined],
    ['dente', 'dente de trás', undefined],
    ['dente', ' , ', undefined],
    ['dente', '11 12 13 14 15 16 17 18', '11 12 13 14 15 16 17 18'],
    ['dente', '11 12 13 14 15 16 17 18 21', undefined],
    ['data', '2000-01-01', '2000-01-01'],
    ['data', '1999-12-31', undefined],
    ['data', '2026-11-21', '2026-11-21'],
    ['data', '2026-11-22', undefined],
    ['data', '2026-02-30', undefined],
    ['data', '0001-01-01', undefined],
    ['data', '21/11/2026', undefined],
  ] as const)('%s %j: %j', (tipo, valor, lido) => {
    expect(readDadoRecurso(tipo, valor, '2026-11-21')).toBe(lido)
  })
})

/** Denied: 26 OM. */
it.each([
  ['26 MO', 'faces', false],
  ['OM 26', 'faces', false],
  ['26', 'faces', false],
  ['ASAI', 'faces', false],
  ['27 OD', 'faces', false],
  ['26 27 OD', 'faces', false],
  ['26 OD', 'faces', true],
  ['OMD', 'faces', true],
  ['26', 'lugar', false],
  ['26 26 OM', 'lugar', false],
  ['V', 'lugar', false],
  ['27', 'lugar', true],
  ['27 OM', 'lugar', true],
  ['ASAI', 'lugar', true],
] as const)('%s, where %s were asked for, is new: %s', (lido, pede, novo) => {
  const antes = { codigoLocalizacao: '26', faces: 'OM' }
  expect(isLugarNovo(lido, antes, [pede === 'faces' ? '3023' : '3021'])).toBe(novo)
})
