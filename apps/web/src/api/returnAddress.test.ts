import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropReturnAddress, readReturnAddress, rememberAddress, takeReturnAddress } from './returnAddress.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const GUIA = '/portal/guia/1'

it('is read as often as one likes, and taken once', () => {
  rememberAddress('1', GUIA)
  expect([readReturnAddress('1'), readReturnAddress('1')]).toEqual([GUIA, GUIA])
  expect([takeReturnAddress('1'), takeReturnAddress('1')]).toEqual([GUIA, undefined])
})

it('is nobody else’s', () => {
  rememberAddress('1', GUIA)
  expect(readReturnAddress('2')).toBeUndefined()
})

it('is no terms, which are led to anyway: the place before them stays', () => {
  rememberAddress(undefined, GUIA)
  rememberAddress('1', '/portal/termosPendentes?documento=104')
  expect(readReturnAddress('1')).toBe(GUIA)
})

it.each([
  ['/portal', undefined],
  ['/portal/elegibilidade', undefined],
  ['/portal/termosPendentes', GUIA],
  ['/SessaoEncerrada', GUIA],
])('at %s it is %j', (pathname, left) => {
  rememberAddress('1', GUIA)
  dropReturnAddress(pathname)
  expect(readReturnAddress('1')).toBe(left)
})
