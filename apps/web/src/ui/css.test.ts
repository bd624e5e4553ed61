import { describe, expect, it } from 'vitest'
import { css } from './css.ts'

const c = css({ row: 'row_1', open: 'open_2' })

describe('css', () => {
  it('joins the names that hold', () => {
    expect(c('row', 'open')).toBe('row_1 open_2')
    expect(c('row', false, undefined)).toBe('row_1')
  })

  it('refuses a name that the module does not define', () => {
    expect(() => c('rwo')).toThrow('"rwo"')
  })
})
