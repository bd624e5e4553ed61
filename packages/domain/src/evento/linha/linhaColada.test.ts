import { describe, expect, test } from 'vitest'
import { toLinhaColada } from './linhaColada.ts'
import { parseLinhaEvento } from './linhaEvento.ts'

describe('evento: a linha colada', () => {
  test.each([
    ['85.100.200\t16\tMO', '85.100.200 16 MO'],
    ['85.100.200\t16\tMO\t1', '85.100.200 16 MO x1'],
    ['85.100.200\t16\tMO\t2\tR$ 85,00', '85.100.200 16 MO x2 R$ 85,00'],
    ['81000421\t2\r\n26\tOM\t85100200\t1', '81000421 x2; 26 OM 85100200 x1'],
    // The number of the row, and what stands within a cell, are no quantity.
    ['1\t85.100.200\t16\tMO', '1 85.100.200 16 MO'],
    ['Restauração 2 faces\t16\tMO\t1', 'Restauração 2 faces 16 MO x1'],
    ['26 OM 85100200\n27 O 85100196', '26 OM 85100200; 27 O 85100196'],
  ])('%j', (colado, linha) => expect(toLinhaColada(colado)).toBe(linha))

  test('a quantidade colada se lê', () => {
    const texto = '85.100.200 16 MO x1'
    const linha = { dente: '16', faces: 'MO', codigoEvento: '85100200', quantidade: 1 }
    expect(parseLinhaEvento(toLinhaColada('85.100.200\t16\tMO\t1'))).toEqual([{ texto, ok: true, linha }])
  })
})
