import { afterEach, expect, it, vi } from 'vitest'
import { browserPorts } from './sessionPorts.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['https:', 'portal.rede=lumina; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['http:', 'portal.rede=lumina; Path=/; Max-Age=31536000; SameSite=Lax'],
])('over %s the network is kept as %s', (protocol, cookie) => {
  const page = { cookie: '' }
  vi.stubGlobal('BroadcastChannel', class {})
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', page)
  browserPorts().writeRede('LUMINA')
  expect(page.cookie).toBe(cookie)
})
