import { expect, it } from 'vitest'
import { explainDia, readDia } from './readDia.ts'

it.each([
  ['21/11', '2026-11-21'],
  ['2/3', '2026-03-02'],
  [' 02.03 ', '2026-03-02'],
  ['2 / 3', '2026-03-02'],
  ['22/11', '2025-11-22'],
  ['31-12', '2025-12-31'],
  ['20/11/26', '2026-11-20'],
  ['22/11/2026', '2026-11-22'],
  ['29/2', '2024-02-29'],
  ['31/02', null],
  ['1/13', null],
  ['amanhã', null],
])('em 21/11/2026, %j é %s', (texto, dia) => {
  expect(readDia(texto, '2026-11-21')).toBe(dia)
})

it.each([
  [' 31/02 ', '31/02 não existe no calendário.'],
  ['1/13', '1/13 não existe no calendário.'],
  ['31/02/2026', '31/02/2026 não existe no calendário.'],
  ['', 'Informe a data.'],
  ['amanhã', 'Escreva a data como 02/03/2026.'],
])('%j não é um dia: %s', (texto, motivo) => {
  expect(explainDia(texto)).toBe(motivo)
})
