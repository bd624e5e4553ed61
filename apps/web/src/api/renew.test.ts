import { acesso } from '@portal/contract/acesso.ts'
import { textosSessao } from '@portal/domain/acesso/sessao.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { openSession } from './session.ts'
import { fakeBrowser } from './testing/fakeBrowser.ts'
import { fakeToken } from './testing/fakeToken.ts'

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A session with this many seconds left, of a service that answers the renewal so, and a call with this status. */
function open(segundos: number, renovacao: () => Response, status = 200) {
  const { ports, went } = fakeBrowser().openTab()
  openSession(ports).receive(fakeToken({ iat: 1000, exp: 1002 + segundos }))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (url === acesso.refreshToken.path) return renovacao()
    return Response.json({ sessoes: [] }, { status })
  })
  return { went, asked }
}

const ILEGIVEL = () => Response.json({ accessToken: 'isto-nao-e-um-token' })

describe('a renewal', () => {
  it.each([
    ['before a call', 300, 200],
    ['after a 401', 1800, 401],
  ])('whose token cannot be read ends the session as expired, %s', async (_when, segundos, status) => {
    const dito = vi.spyOn(console, 'error').mockReturnValue()
    const { went, asked } = open(segundos, ILEGIVEL, status)
    await expect(call(acesso.listSessoes)).rejects.toMatchObject({ codigo: 'SESSAO_ENCERRADA' })
    expect(went).toEqual(['/acesso/token/expirado'])
    expect(asked.filter((url) => url === acesso.listSessoes.path)).toHaveLength(status === 401 ? 1 : 0)
    expect(String(dito.mock.calls[0]?.[0])).toBe(`Error: ${textosSessao.tokenIlegivel}`)
  })
})
