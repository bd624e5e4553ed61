import { describe, expect, it, vi } from 'vitest'
import { createSession } from './session.ts'
import { remainingMs } from './sessionClock.ts'
import { fakeBrowser } from './testing/fakeBrowser.ts'
import { fakeToken } from './testing/fakeToken.ts'

function twoTabs() {
  const browser = fakeBrowser()
  const [a, b] = [browser.openTab(), browser.openTab()]
  return {
    browser,
    a: { ...a, session: createSession(a.ports) },
    b: { ...b, session: createSession(b.ports) },
  }
}

describe('the session', () => {
  it('is found in the cookie by every tab, with the same time left', () => {
    const { browser, a, b } = twoTabs()
    a.session.receive(fakeToken())
    browser.pass(60_000)
    const found = b.session.load()
    expect(found?.userLogin).toBe('100001')
    expect(found && remainingMs(found.receipt, browser.state.now)).toBe(1_738_000)
  })

  it('does not care for the wall clock being wrong by half an hour', () => {
    const { browser, a } = twoTabs()
    browser.state.wall -= 31 * 60_000
    const found = a.session.receive(fakeToken({ iat: 5_000_000 }))
    expect(remainingMs(found.receipt, browser.state.now)).toBe(1_798_000)
  })

  it('takes the token that another tab renewed', () => {
    const { a, b } = twoTabs()
    a.session.receive(fakeToken())
    b.session.load()
    a.session.receive(fakeToken({ jti: 'jti-2', iat: 2000 }))
    expect(b.session.getSnapshot()?.id).toBe('jti-2')
    expect(b.went).toEqual([])
  })

  it('leaves the page of one provider when another logs in elsewhere', () => {
    const { a, b } = twoTabs()
    a.session.receive(fakeToken())
    b.session.load()
    a.session.receive(fakeToken({ userLogin: '200001', jti: 'jti-2' }))
    expect(b.went).toEqual(['/portal'])
  })

  it('is of the network that the accreditation says, which the end of it knows too', () => {
    const { browser, a } = twoTabs()
    a.session.learnRede('LUMINA')
    expect(browser.state.rede).toBeUndefined()
    a.session.receive(fakeToken({ redeGenerica: 'AURORA' }))
    a.session.learnRede('MERIDIANO')
    expect(a.session.getSnapshot()).toMatchObject({ redeGenerica: 'MERIDIANO', userLogin: '100001' })
    expect(browser.state.rede).toBe('MERIDIANO')
    a.session.end('inicio')
    expect(a.went).toEqual(['/meridiano'])
  })

  it.each([
    ['AURORA', 'encerrada', '/SessaoEncerrada'],
    ['AURORA', 'expirada', '/acesso/token/expirado'],
    ['AURORA', 'inicio', '/'],
    ['MERIDIANO', 'encerrada', '/SessaoEncerrada'],
    ['MERIDIANO', 'expirada', '/meridiano/expirado'],
    ['MERIDIANO', 'inicio', '/meridiano'],
    ['LUMINA', 'expirada', '/acesso/token/expirado'],
  ] as const)(
    'of %s ended as %s, clears the cookie and leads every tab to %s, once',
    (rede, exit, address) => {
      const { browser, a, b } = twoTabs()
      a.session.receive(fakeToken({ redeGenerica: rede }))
      b.session.load()
      a.session.end(exit)
      a.session.end('encerrada')
      expect(a.went).toEqual([address])
      expect(b.went).toEqual([address])
      expect(browser.state.cookie).toBeUndefined()
      expect(browser.state.memory).toBeUndefined()
    },
  )

  it('knows the network of a session whose cookie is gone before the page', () => {
    const { browser, a, b } = twoTabs()
    a.session.receive(fakeToken({ redeGenerica: 'MERIDIANO' }))
    browser.state.cookie = undefined
    expect(b.session.load()).toBeUndefined()
    b.session.end('expirada')
    expect(b.went).toEqual(['/meridiano/expirado'])
  })

  it('remembers where the person was, but not on leaving', () => {
    const { a } = twoTabs()
    const remember = vi.spyOn(a.ports, 'remember')
    a.session.receive(fakeToken())
    a.session.end('encerrada')
    expect(remember).toHaveBeenCalledWith('100001')
    const other = twoTabs().a
    const not = vi.spyOn(other.ports, 'remember')
    other.session.end('inicio')
    expect(not).not.toHaveBeenCalled()
  })

  it.each([
    ['inicio', true],
    ['expirada', false],
  ] as const)('ended as %s in one tab, another one clears what it keeps of the person: %s', (fim, isLeft) => {
    const { a, b } = twoTabs()
    a.session.receive(fakeToken())
    b.session.load()
    const clear = vi.spyOn(b.ports, 'clear')
    a.session.end(fim)
    expect(clear).toHaveBeenCalledTimes(isLeft ? 1 : 0)
    expect([a.session.isLeft(), b.session.isLeft()]).toEqual([isLeft, isLeft])
  })

  it('goes to /SessaoEncerrada when the cookie cannot be loaded, and logs it as Spec §8 says', () => {
    const { browser, a } = twoTabs()
    const log = vi.spyOn(console, 'error').mockReturnValue()
    browser.state.cookie = 'isto-nao-e-um-token'
    expect(a.session.load()).toBeUndefined()
    expect(a.went).toEqual(['/SessaoEncerrada'])
    expect(log.mock.calls[0]?.[0]).toBe('erro ao carregar o cookie')
    log.mockRestore()
  })
})
