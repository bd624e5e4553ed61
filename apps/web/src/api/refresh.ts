import { textosSessao } from '@portal/domain/acesso/sessao.ts'
import { localError } from './erroApi.ts'
import type { Session, SessionStore } from './session.ts'
import { parseToken } from './sessionToken.ts'

export type RefreshPorts = {
  session: Pick<SessionStore, 'load' | 'receive'>
  /** Runs the work alone among all the tabs; in browsers without locks, among this tab's calls. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Asks the login service for the next token of this one. */
  request: (token: string) => Promise<string>
}

const LOCK = 'sessao-refresh'
const LOCK_TIMEOUT_MS = 15_000

/** One holder at a time in the whole browser. */
export async function aloneInBrowser<T>(work: () => Promise<T>): Promise<T> {
  // Missing on plain http outside localhost; one refresh per tab is then the best there is.
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, work)
}

/**
 * Renews the token, once for everybody: calls of this tab share one promise, tabs share one lock, and whoever gets
 * the lock after another tab renewed takes that token. Nothing but the renewal happens under the lock.
 */
export function createRefresh({ session, alone, request }: RefreshPorts) {
  let inFlight: Promise<Session> | undefined

  async function takeNextToken(stale: Session): Promise<Session> {
    return alone(async () => {
      const now = session.load()
      if (!now) throw localError('SESSAO_ENCERRADA')
      if (now.token !== stale.token) return now
      const token = await request(stale.token)
      if (parseToken(token).userLogin !== stale.userLogin) {
        // Letter by letter the specification's, "verficar" included (Spec §4, §8).
        throw new Error(textosSessao.dentistaDivergente)
      }
      return session.receive(token)
    })
  }

  return (stale: Session): Promise<Session> => {
    inFlight ??= takeNextToken(stale).finally(() => {
      inFlight = undefined
    })
    return inFlight
  }
}
