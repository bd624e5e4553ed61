import { describe, expect, it } from 'vitest'
import { extendSelection } from './extendSelection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const press = (keys: string[], key: string, isSelected: boolean, isShift: boolean, before?: string) =>
  [...extendSelection(new Set(keys), order, { key, isSelected, isShift, before })].toSorted().join('')

describe('extendSelection', () => {
  it.each([
    ['one row', [], 'c', true, false, undefined, 'c'],
    ['one more row', ['a'], 'c', true, false, 'a', 'ac'],
    ['a row less', ['a', 'c'], 'c', false, false, 'a', 'a'],
    ['from the row before', ['b'], 'd', true, true, 'b', 'bcd'],
    ['backwards', ['d'], 'b', true, true, 'd', 'bcd'],
    ['what was chosen elsewhere stays', ['a', 'd'], 'e', true, true, 'd', 'ade'],
    ['taken off in a range', ['a', 'b', 'c', 'd'], 'c', false, true, 'b', 'ad'],
    ['Shift without a row before', ['a'], 'c', true, true, undefined, 'ac'],
    ['the row before is gone', ['a'], 'c', true, true, 'z', 'ac'],
  ])('%s', (_name, keys, key, isSelected, isShift, before, expected) => {
    expect(press(keys, key, isSelected, isShift, before)).toBe(expected)
  })
})
