import { afterEach, describe, expect, it, vi } from 'vitest'
import { showData, showHora, showInstante, today } from './format.ts'

afterEach(() => void vi.useRealTimers())

describe('dates as people of São Paulo read them, wherever the browser is', () => {
  it.each([
    ['2026-03-02', '02/03/2026'],
    [null, '—'],
    [undefined, '—'],
    ['', '—'],
  ])('showData(%j): %s', (data, texto) => expect(showData(data)).toBe(texto))

  it.each([
    ['2026-11-21T12:05:00Z', '21/11/2026 09:05', '09:05'],
    ['2026-11-21T02:59:59Z', '20/11/2026 23:59', '23:59'],
    ['2026-11-21T03:00:00Z', '21/11/2026 00:00', '00:00'],
  ])('%s: %s', (iso, instante, hora) => {
    expect([showInstante(iso), showHora(iso)]).toEqual([instante, hora])
  })

  it.each([
    ['2026-11-21T02:59:59Z', '2026-11-20'],
    ['2026-11-21T03:00:00Z', '2026-11-21'],
    ['2027-01-01T02:00:00Z', '2026-12-31'],
  ])('today at %s is %s', (now, dia) => {
    vi.useFakeTimers({ now: new Date(now) })
    expect(today()).toBe(dia)
  })
})
