import { expect, it } from 'vitest'
import { endValidadeSenha } from './validadeSenha.ts'

it('ends a password thirty days after its release, across months and leap days', () => {
  expect(endValidadeSenha('2026-02-15')).toBe('2026-03-17')
  expect(endValidadeSenha('2028-02-15')).toBe('2028-03-16')
  expect(endValidadeSenha('2026-12-31')).toBe('2027-01-30')
})
