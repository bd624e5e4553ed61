import { describe, expect, it } from 'vitest'
import { explainDate, formatDate, parseDate } from './date.ts'

const today = new Date('2026-11-20T12:00:00Z')

describe('parseDate', () => {
  it.each([
    ['02/03/2026', '2026-03-02'],
    ['2/3/26', '2026-03-02'],
    ['2.3.2026', '2026-03-02'],
    ['02-03-2026', '2026-03-02'],
    ['02032026', '2026-03-02'],
    ['020326', '2026-03-02'],
    ['2026-03-02', '2026-03-02'],
    ['  02/03/2026 ', '2026-03-02'],
    ['02 / 03 / 2026', '2026-03-02'],
    ['2  3 26', '2026-03-02'],
    ['29/02/2028', '2028-02-29'],
    ['14/7/85', '1985-07-14'],
    ['1/1/46', '2046-01-01'],
    ['1/1/47', '1947-01-01'],
  ])('reads %s as %s', (text, iso) => {
    expect(parseDate(text, today)).toBe(iso)
  })

  it.each(['', '31/02/2026', '29/02/2026', '1/13/2026', '0/1/2026', '2026-02-30', 'amanhã', '2/3', '2/3/2'])(
    'refuses "%s"',
    (text) => {
      expect(parseDate(text, today)).toBeNull()
    },
  )
})

describe('explainDate', () => {
  it.each([
    ['  ', 'Informe a data.'],
    ['31/02/2026', '31/02/2026 não existe no calendário.'],
    ['1.13.26', '1.13.26 não existe no calendário.'],
    ['31022026', '31022026 não existe no calendário.'],
    ['2026-02-30', '2026-02-30 não existe no calendário.'],
    ['amanhã', 'Escreva a data como 02/03/2026.'],
  ])('says of "%s": %s', (text, why) => {
    expect(explainDate(text)).toBe(why)
  })
})

describe('formatDate', () => {
  it('shows an ISO day as DD/MM/YYYY and leaves other text alone', () => {
    expect(formatDate('2026-03-02')).toBe('02/03/2026')
    expect(formatDate('31/02')).toBe('31/02')
  })
})
