import { expect, it } from 'vitest'
import { readDiaExtrato, readDiaOfx } from './readDiaExtrato.ts'

it.each([
  ['20261210', '2026-12-10'],
  ['20261210120000[-3:BRT]', '2026-12-10'],
  ['20261210233000.000[+12]', '2026-12-10'],
  [' 20261210', '2026-12-10'],
  ['20260231', undefined],
  ['19700101', undefined],
  ['2026121', undefined],
  ['', undefined],
])('OFX: %j -> %j', (texto, dia) => {
  expect(readDiaOfx(texto)).toBe(dia)
})

it.each([
  ['10/12/2026', '2026-12-10'],
  ['1/2/2026', '2026-02-01'],
  ['10/12/26', '2026-12-10'],
  ['10.12.2026', '2026-12-10'],
  ['10-12-2026 14:30', '2026-12-10'],
  ['2026-12-10', '2026-12-10'],
  ['2026/12/10T10:00', '2026-12-10'],
  ['31/02/2026', undefined],
  ['01/01/1900', undefined],
  ['1999-12-31', undefined],
  ['10/13/2026', undefined],
  ['10/12/202', undefined],
  ['10/12', undefined],
  ['1.234,56', undefined],
  ['', undefined],
])('cell: %j -> %j', (texto, dia) => {
  expect(readDiaExtrato(texto)).toBe(dia)
})
