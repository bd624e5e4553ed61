import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isTrocaPendente, noteTroca, settleTroca, settleTrocaBefore } from './trocaPendente.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  { was: 'never sent', isPendente: false },
  { was: 'sent and not answered', sent: 'a', isPendente: true },
  { was: 'answered', sent: 'a', isAnswered: true, isPendente: false },
  { was: 'opened again with the token that sent it', sent: 'a', opened: 'a', isPendente: true },
  { was: 'opened with the token of a login since', sent: 'a', opened: 'b', isPendente: false },
])('$was', ({ sent, isAnswered, opened, isPendente }) => {
  if (sent) noteTroca(sent)
  if (isAnswered) settleTroca()
  if (opened) settleTrocaBefore(opened)
  expect(isTrocaPendente()).toBe(isPendente)
})
