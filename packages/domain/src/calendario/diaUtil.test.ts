import { describe, expect, it } from 'vitest'
import { addDiasUteis, isDiaUtil } from './diaUtil.ts'

describe('isDiaUtil', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-23', true],
    ['1999-12-31', true],
    ['2000-01-01', false],
  ])('%s: %s', (data, util) => {
    expect(isDiaUtil(data)).toBe(util)
  })
})

describe('addDiasUteis', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-18', 5, '2026-11-25'],
    ['2026-12-28', 10, '2027-01-11'],
  ])('%s plus %i is %s', (data, dias, fim) => {
    expect(addDiasUteis(data, dias)).toBe(fim)
  })
})
