import { acesso } from '@portal/contract/acesso.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
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

const FIM = ['/acesso/token/expirado']
const ENCERRADA = ['/SessaoEncerrada']

type Renovacao = () => Response | Promise<Response>

/** A session with this many seconds left, of a service that answers the renewal so, and a call with this status. */
function open(segundos: number, renovacao: Renovacao, status = 200) {
  const { ports, went } = fakeBrowser().openTab()
  openSession(ports).receive(fakeToken({ iat: 1000, exp: 1002 + segundos }))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (url === acesso.refreshToken.path) return renovacao()
    return Response.json({ sessoes: [] }, { status })
  })
  return { went, asked: () => asked.filter((url) => url === acesso.listSessoes.path) }
}

const recusa = (codigo: 'API-ACE-0002' | 'API-ACE-0003' | 'API-GEN-0005' | 'API-GEN-0001') => () =>
  Response.json({ codigo, mensagem: '' }, { status: catalogoErros[codigo].status })
const token = (accessToken: string) => () => Response.json({ accessToken })

describe('a renewal that fails for good ends the session', () => {
  it.each<[string, Renovacao, string[], string | undefined]>([
    ['a token that cannot be read', token('isto-nao-e-um-token'), FIM, textosSessao.tokenIlegivel],
    [
      'a token of another dentist',
      token(fakeToken({ userLogin: '999999', jti: 'jti-2' })),
      ENCERRADA,
      textosSessao.dentistaDivergente,
    ],
    ['a session that is over', recusa('API-ACE-0002'), ENCERRADA, undefined],
    ['a refusal of permission', recusa('API-ACE-0003'), ENCERRADA, undefined],
    ['any other refusal', recusa('API-GEN-0001'), ENCERRADA, undefined],
    ['a refusal without a code', () => new Response(null, { status: 401 }), ENCERRADA, undefined],
  ])('as expired before a call, and after a 401 as Spec §7 says: %s', async (_nome, renovacao, fim, dito) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const before = open(300, renovacao)
    await expect(call(acesso.listSessoes)).rejects.toMatchObject({ codigo: 'SESSAO_ENCERRADA' })
    expect(before.went).toEqual(FIM)
    expect(before.asked()).toEqual([])
    expect(log.mock.calls.map(([error]) => String(error))).toEqual(dito ? [`Error: ${dito}`] : [])

    const after = open(1800, renovacao, 401)
    await expect(call(acesso.listSessoes)).rejects.toMatchObject({ codigo: 'SESSAO_ENCERRADA' })
    expect(after.went).toEqual(fim)
    expect(after.asked()).toHaveLength(1)
  })
})

describe('a renewal that may succeed a moment later', () => {
  it.each<[string, Renovacao]>([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a fault of the service', recusa('API-GEN-0005')],
    ['a page of what is no service of ours', () => new Response('<html>Em manutenção</html>')],
    ['a proxy that finds no service', () => new Response('<html>Not Found</html>', { status: 404 })],
    ['a proxy that waited too long', () => new Response(null, { status: 408 })],
  ])('ends nothing, and leaves a token that is still good to the call: %s', async (_nome, renovacao) => {
    const { went, asked } = open(300, renovacao)
    await expect(call(acesso.listSessoes)).resolves.toEqual({ sessoes: [] })
    expect(asked()).toHaveLength(1)
    expect(went).toEqual([])
  })

  it('does so while another tab holds the lock', async () => {
    const request = () => Promise.reject(new DOMException('', 'TimeoutError'))
    vi.stubGlobal('navigator', { locks: { request } })
    const { went } = open(300, recusa('API-ACE-0002'))
    await expect(call(acesso.listSessoes)).resolves.toEqual({ sessoes: [] })
    expect(went).toEqual([])
  })
})
