import { describe, expect, it } from 'vitest'
import { createMedidor, formatRitmo } from './velocidade.ts'

describe('createMedidor', () => {
  it('knows nothing at once, then the speed, then smooths it', () => {
    const medidor = createMedidor(0)
    expect(medidor.note(10_000, 100)).toBeUndefined()
    expect(medidor.note(100_000, 1000)).toBe(100_000)
    expect(medidor.note(100_000, 1050)).toBe(100_000)
    expect(medidor.note(100_000, 2000)).toBe(70_000)
  })

  it('measures a file that begins again from its new beginning', () => {
    const medidor = createMedidor(0)
    medidor.note(100_000, 1000)
    expect(medidor.note(0, 5000)).toBeUndefined()
    expect(medidor.note(50_000, 6000)).toBe(50_000)
  })
})

describe('formatRitmo', () => {
  it.each([
    [undefined, 1000, undefined],
    [0, 1000, undefined],
    [1_258_291, 10_066_328, '1,2 MB/s, faltam 8 s'],
    [102_400, 100, '100 KB/s, falta 1 s'],
  ])('%s with %i to go: %s', (velocidade, restantes, texto) => {
    expect(formatRitmo(velocidade, restantes)).toBe(texto)
  })
})
