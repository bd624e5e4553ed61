import { describe, expect, it } from 'vitest'
import { readKeys } from './useShortcuts.ts'

const key = (changes: Partial<Parameters<typeof readKeys>[0]>) =>
  readKeys({ key: 'b', ctrlKey: false, metaKey: false, altKey: false, ...changes })

describe('readKeys', () => {
  it.each([
    ['B', {}],
    ['?', { key: '?' }],
    ['Alt+B', { altKey: true }],
    ['Ctrl+Enter', { key: 'Enter', ctrlKey: true }],
    ['Ctrl+Enter', { key: 'Enter', metaKey: true }],
  ])('%s', (keys, event) => expect(key(event)).toBe(keys))
})
