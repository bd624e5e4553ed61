import { describe, expect, it } from 'vitest'
import { findVigente, isVigente } from './vigencia.ts'

describe('isVigente', () => {
  it.each<[string, { desde: string; ate?: string | null }, boolean]>([
    ['from its first day', { desde: '2026-03-10' }, true],
    ['not the day before', { desde: '2026-03-11' }, false],
    ['without an end', { desde: '2026-01-01', ate: null }, true],
    ['until its last day', { desde: '2026-01-01', ate: '2026-03-10' }, true],
    ['not after it', { desde: '2026-01-01', ate: '2026-03-09' }, false],
  ])('holds %s', (_when, linha, expected) => expect(isVigente(linha, '2026-03-10')).toBe(expected))
})

describe('findVigente', () => {
  const linhas = [
    { desde: '2026-03-01' },
    { desde: '2024-01-01' },
    { desde: '2025-06-15', ate: '2025-12-31' },
  ]

  it.each([
    ['2023-12-31', undefined],
    ['2024-01-01', '2024-01-01'],
    ['2025-12-31', '2025-06-15'],
    ['2026-01-01', '2024-01-01'],
    ['2026-03-01', '2026-03-01'],
  ])('on %s', (dia, desde) => expect(findVigente(linhas, dia)?.desde).toBe(desde))
})
