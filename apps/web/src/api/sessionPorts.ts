import { duracaoSessaoSegundos } from '@portal/domain/acesso/sessao.ts'
import { clearNavegador } from './clearNavegador.ts'
import { keepGuardado, readGuardado } from './guardado.ts'
import { rememberAddress } from './returnAddress.ts'
import type { Memory } from './sessionClock.ts'

/** Signals between the tabs of one browser; never the token itself. */
export type Signal = { type: 'token' | 'login' } | { type: 'end'; address: string; remembers: boolean }

/** What the session needs of the browser; tests give their own. */
export type SessionPorts = {
  readCookie: () => string | undefined
  /** Undefined deletes it. */
  writeCookie: (token: string | undefined) => void
  readMemory: () => Memory | undefined
  writeMemory: (memory: Memory | undefined) => void
  /** The network of the last session of this browser, whose brand its end has too. */
  readRede: () => string | undefined
  writeRede: (rede: string) => void
  now: () => number
  wallNow: () => number
  post: (signal: Signal) => void
  listen: (listener: (signal: Signal) => void) => void
  /** Clears what this browser keeps of who left. */
  clear: () => void
  /** Notes where the person is, to come back after the next login. */
  remember: (login: string | undefined) => void
  /** Leaves with a full load, so that nothing of the session stays in memory. */
  go: (address: string) => void
}

/** The specification gives the cookie no name; `__Host-` binds it to this host. */
const COOKIE = '__Host-token'
const ATTRIBUTES = 'Path=/; Secure; SameSite=Strict'
const MEMORY = 'portal.sessao'
/** The server reads it too, for pages without a session (site/aparencia.ts). */
const REDE = 'portal.rede'

const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) || undefined

function readMemory(campos: ReadonlyMap<string, unknown>): Memory | undefined {
  const id = campos.get('id')
  const em = campos.get('em')
  return typeof id === 'string' && typeof em === 'number' ? { id, em } : undefined
}

export function browserPorts(): SessionPorts {
  const channel = new BroadcastChannel('portal.sessao')
  return {
    readCookie: () => readCookie(COOKIE),
    writeCookie: (token) => {
      const age = token === undefined ? 0 : duracaoSessaoSegundos
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API takes no Secure cookie on plain-http localhost
      document.cookie = `${COOKIE}=${token ?? ''}; Max-Age=${age}; ${ATTRIBUTES}`
    },
    readRede: () => readCookie(REDE)?.toUpperCase(),
    writeRede: (rede) => {
      // The demonstration is served over plain http too, where some browsers drop what is Secure.
      const onHttps = location.protocol === 'https:' ? '; Secure' : ''
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = `${REDE}=${rede.toLowerCase()}; Path=/; Max-Age=31536000; SameSite=Lax${onHttps}`
    },
    readMemory: () => readGuardado('localStorage', MEMORY, readMemory),
    writeMemory: (memory) => keepGuardado('localStorage', MEMORY, memory),
    now: () => performance.now(),
    wallNow: () => Date.now(),
    post: (signal) => channel.postMessage(signal),
    listen: (listener) => channel.addEventListener('message', (event) => listener(event.data as Signal)),
    clear: () =>
      void clearNavegador().catch((error: unknown) => console.error('this browser was not cleared', error)),
    remember: (login) => rememberAddress(login, location.pathname + location.search),
    go: (address) => location.replace(address),
  }
}
