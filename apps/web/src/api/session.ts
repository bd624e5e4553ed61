import { textosSessao } from '@portal/domain/acesso/sessao.ts'
import { enderecoFim, type FimSessao } from '@portal/domain/rede/rede.tables.ts'
import { ageOf, type Receipt } from './sessionClock.ts'
import { browserPorts, type SessionPorts } from './sessionPorts.ts'
import { type ConteudoToken, parseToken } from './sessionToken.ts'

export type Session = ConteudoToken & { token: string; receipt: Receipt }

/**
 * The session of this browser: the token in the readable cookie of Spec §4 (1800 s, Secure, SameSite=Strict) and what
 * it says. One cookie for all tabs; they tell each other when it changes.
 */
export function createSession(ports: SessionPorts) {
  let current: Session | undefined
  let isOver = false
  let isLeft = false
  const listeners = new Set<() => void>()

  function set(next: Session | undefined) {
    current = next
    for (const listener of listeners) listener()
  }

  function adopt(token: string): Session {
    const content = parseToken(token)
    const age = ageOf(content.id, ports.readMemory(), ports.wallNow(), content.vidaMs)
    if (age === 0) ports.writeMemory({ id: content.id, em: ports.wallNow() })
    const session = { ...content, token, receipt: { at: ports.now() - age, vidaMs: content.vidaMs } }
    ports.writeRede(content.redeGenerica)
    set(session)
    return session
  }

  /** The session as the cookie has it now: another tab may have renewed it, the browser may have dropped it. */
  function load(): Session | undefined {
    try {
      const token = ports.readCookie()
      if (token === current?.token) return current
      if (token === undefined) set(undefined)
      else adopt(token)
    } catch (error) {
      // The specification's words (Spec §8).
      console.error(textosSessao.cookieIlegivel, error)
      end('encerrada')
    }
    return current
  }

  /** Keeps a token that the login service has just given. Throws when it is no token. */
  function receive(token: string): Session {
    const content = parseToken(token)
    const renews = current?.userLogin === content.userLogin
    ports.writeCookie(token)
    // A write is sent off, a read waits for its answer: once it is read back, the other tabs see it too.
    ports.readCookie()
    const session = adopt(token)
    ports.post({ type: renews ? 'token' : 'login' })
    return session
  }

  /** `receive`, where a token that cannot be read ends the session (Spec §8). Whether it was kept. */
  function receiveOrEnd(token: string): boolean {
    try {
      receive(token)
      return true
    } catch (error) {
      console.error(error)
      end('expirada')
      return false
    }
  }

  /** Clears all that belongs to the session but the drafts, remembers where the person was, and leaves. */
  function end(fim: FimSessao) {
    if (isOver) return
    isOver = true
    const login = current?.userLogin
    const address = enderecoFim(current?.redeGenerica ?? ports.readRede(), fim)
    const remembers = fim !== 'inicio'
    isLeft = !remembers
    ports.writeCookie(undefined)
    ports.writeMemory(undefined)
    set(undefined)
    ports.post({ type: 'end', address, remembers })
    leave(login, remembers, address)
  }

  function leave(login: string | undefined, remembers: boolean, address: string) {
    if (remembers) ports.remember(login)
    ports.go(address)
  }

  ports.listen((signal) => {
    if (signal.type === 'end') {
      isOver = true
      isLeft = !signal.remembers
      // The tab that left has cleared this browser already: what this one wrote since goes too.
      if (isLeft) ports.clear()
      leave(current?.userLogin, signal.remembers, signal.address)
      return
    }
    const before = current?.userLogin
    const after = load()?.userLogin
    // Another provider logged in elsewhere in this browser: nothing of the first may stay on this page.
    if (before !== undefined && after !== undefined && before !== after) ports.go('/portal')
  })

  /** The accreditation has the last word on the network: the token tells the one of when it was issued (Spec §3). */
  function learnRede(rede: string) {
    if (!current || current.redeGenerica === rede) return
    ports.writeRede(rede)
    set({ ...current, redeGenerica: rede })
  }

  return {
    getSnapshot: (): Session | undefined => current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load,
    receive,
    receiveOrEnd,
    learnRede,
    end,
    /** The person went out on purpose, in this tab or another: nothing of a patient is kept for a return. */
    isLeft: () => isLeft,
    /** Leaves for an address with a full load, in this page's place. */
    go: ports.go,
    now: ports.now,
  }
}

export type SessionStore = ReturnType<typeof createSession>

let store: SessionStore | undefined

/** Begins the one session of this tab. A page's test has other ports than the browser's. */
export function openSession(ports: SessionPorts): SessionStore {
  store = createSession(ports)
  return store
}

/** The one session of this tab. */
export const session = (): SessionStore => store ?? openSession(browserPorts())
