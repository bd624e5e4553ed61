import { describe, expect, it } from 'vitest'
import { ErroApi } from './erroApi.ts'
import { createRefresh } from './refresh.ts'
import { createSession, type Session } from './session.ts'
import { fakeBrowser } from './testing/fakeBrowser.ts'
import { fakeToken } from './testing/fakeToken.ts'

/** The browser's lock: whoever comes waits for whoever is in. */
function fakeLock() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }
}

function openTabs(count: number, request: (token: string) => Promise<string>) {
  const browser = fakeBrowser()
  const alone = fakeLock()
  browser.state.cookie = fakeToken()
  const tabs = Array.from({ length: count }, () => {
    const { ports, went } = browser.openTab()
    const session = createSession(ports)
    const stale = session.load()
    if (!stale) throw new Error('no session')
    return { session, went, stale, refresh: createRefresh({ session, alone, request }) }
  })
  return { browser, tabs }
}

describe('the refresh', () => {
  it('is one for five tabs with three calls each', async () => {
    let requests = 0
    const { tabs } = openTabs(5, async () => {
      requests++
      await new Promise((resolve) => setTimeout(resolve, 5))
      return fakeToken({ jti: `jti-${requests + 1}` })
    })
    const calls: Promise<Session>[] = tabs.flatMap(({ refresh, stale }) =>
      [1, 2, 3].map(() => refresh(stale)),
    )
    const ids = (await Promise.all(calls)).map((session) => session.id)
    expect(requests).toBe(1)
    expect(new Set(ids)).toEqual(new Set(['jti-2']))
  })

  it('happens again for the next expiry', async () => {
    let requests = 0
    const { tabs } = openTabs(2, async () => fakeToken({ jti: `renovado-${++requests}` }))
    for (let round = 1; round <= 100; round++) {
      const renewed = await Promise.all(
        tabs.map(({ refresh, session, stale }) => refresh(session.load() ?? stale)),
      )
      expect(renewed.map((session) => session.id)).toEqual([`renovado-${round}`, `renovado-${round}`])
    }
    expect(requests).toBe(100)
  })

  it('passes a refusal on to every caller and lets the next one try', async () => {
    const answers = [() => Promise.reject(new ErroApi({ codigo: 'API-ACE-0002', mensagem: '' }, 401))]
    const { tabs } = openTabs(1, () => (answers.shift() ?? (async () => fakeToken({ jti: 'jti-2' })))())
    const [tab] = tabs
    if (!tab) throw new Error('no tab')
    const failures = await Promise.allSettled([tab.refresh(tab.stale), tab.refresh(tab.stale)])
    expect(failures.map((failure) => failure.status)).toEqual(['rejected', 'rejected'])
    expect((await tab.refresh(tab.stale)).id).toBe('jti-2')
  })

  it('asks for nothing when the session is gone by the time the lock is free', async () => {
    const { browser, tabs } = openTabs(1, async () => fakeToken({ jti: 'jti-2' }))
    browser.state.cookie = undefined
    await expect(tabs[0]?.refresh(tabs[0].stale)).rejects.toMatchObject({ codigo: 'SESSAO_ENCERRADA' })
  })

  it('takes no token of another dentist, in the words of Spec §4', async () => {
    const { tabs } = openTabs(1, async () => fakeToken({ userLogin: '999999', jti: 'jti-2' }))
    await expect(tabs[0]?.refresh(tabs[0].stale)).rejects.toThrow('Falha ao verficar o dentista')
    expect(tabs[0]?.session.load()?.userLogin).toBe('100001')
  })
})
