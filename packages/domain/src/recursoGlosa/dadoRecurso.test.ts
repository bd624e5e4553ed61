import { describe, expect, it } from 'vitest'
import { readDadoRecurso } from './dadoRecurso.ts'

describe('what an appeal says anew', () => {
  it.each([
    ['dente', '26', '26'],
    ['dente', '26, 27', '26 27'],
    ['dente', '26 om', '26 OM'],
    ['dente', 'ASAI', 'ASAI'],
    ['dente', '99', undefined],
    ['dente', 'dente de trás', undefined],
    ['dente', ' , ', undefined],
    ['data', '2026-11-21', '2026-11-21'],
    ['data', '2026-11-22', undefined],
    ['data', '2026-02-30', undefined],
    ['data', '0001-01-01', undefined],
    ['data', '21/11/2026', undefined],
  ] as const)('%s %j: %j', (tipo, valor, lido) => {
    expect(readDadoRecurso(tipo, valor, '2026-11-21')).toBe(lido)
  })
})
