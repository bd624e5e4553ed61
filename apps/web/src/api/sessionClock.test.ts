import { describe, expect, it } from 'vitest'
import { ageOf, isDue, isEnding, isRenewedFirst, remainingMs } from './sessionClock.ts'

const receipt = { at: 1000, vidaMs: 1_798_000 }
const after = (seconds: number) => 1000 + seconds * 1000

describe('the session clock', () => {
  it.each([
    [0, 1798, false, false],
    [1197, 601, false, false],
    [1198, 600, true, false],
    [1677, 121, true, false],
    [1678, 120, true, true],
    [1798, 0, true, true],
    [9999, 0, true, true],
  ])('%i s after receipt: %i s left, due %s, ending %s', (seconds, left, due, ending) => {
    expect(remainingMs(receipt, after(seconds))).toBe(left * 1000)
    expect(isDue(receipt, after(seconds))).toBe(due)
    expect(isEnding(receipt, after(seconds))).toBe(ending)
  })
})

describe('isRenewedFirst', () => {
  it.each([
    [0, false, false],
    [29, false, false],
    [30, false, true],
    [1197, false, true],
    [1198, true, true],
  ])('%i s after receipt: an ordinary call %s, a sensitive one %s', (seconds, ordinary, sensitive) => {
    expect(isRenewedFirst(receipt, after(seconds), false)).toBe(ordinary)
    expect(isRenewedFirst(receipt, after(seconds), true)).toBe(sensitive)
  })
})

describe('ageOf', () => {
  it.each([
    ['a token that this browser never noted has just come', undefined, 0],
    ['another token was noted', { id: 'outro', em: 0 }, 0],
    ['noted a minute ago', { id: 'este', em: 9_940_000 }, 60_000],
    ['a clock set back since leaves the age unknown: spent', { id: 'este', em: 10_000_001 }, 1800],
  ])('%s', (_, memory, age) => {
    expect(ageOf('este', memory, 10_000_000, 1800)).toBe(age)
  })
})
