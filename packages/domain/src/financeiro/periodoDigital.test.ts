import { expect, it } from 'vitest'
import { completePeriodo, findFaltaPeriodo } from './periodoDigital.ts'

const hoje = '2026-11-21'

it.each([
  ['nothing said', {}, '2026-10-22', hoje],
  ['its end alone', { dataFinal: '2026-03-31' }, '2026-03-01', '2026-03-31'],
  ['its beginning alone', { dataInicial: '2026-01-01' }, '2026-01-01', hoje],
  ['both', { dataInicial: '2026-01-01', dataFinal: '2026-01-02' }, '2026-01-01', '2026-01-02'],
])('of %s the period is completed', (_nome, pedido, dataInicial, dataFinal) => {
  expect(completePeriodo(pedido, hoje)).toEqual({ dataInicial, dataFinal })
})

it.each([
  ['2026-11-21', '2026-11-21', undefined],
  ['2025-11-21', '2026-11-21', undefined],
  ['2025-11-20', '2026-11-21', 'dataFinal'],
  ['2026-11-22', '2026-11-21', 'dataInicial'],
  ['2026-02-30', '2026-11-21', 'dataInicial'],
  ['2026-02-01', '2026-02-30', 'dataFinal'],
  ['', '2026-02-28', 'dataInicial'],
  ['2026-02-01', '', 'dataFinal'],
])('from %s to %s is refused at %s', (dataInicial, dataFinal, campo) => {
  expect(findFaltaPeriodo({ dataInicial, dataFinal })?.campo).toBe(campo)
})
