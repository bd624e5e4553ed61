import { enderecoEntrada } from '@portal/domain/menu/enderecoEntrada.ts'
import { keepGuardado, readGuardado } from './guardado.ts'

/** Where somebody was when the session ended. */
type Remembered = { login: string | undefined; address: string }

const KEY = 'portal.retorno'

/** The terms that wait come before any place, and are led to by the login itself (Spec §4.6). */
const isPlace = (address: string): boolean =>
  address.startsWith('/portal/') && !address.startsWith(enderecoEntrada(true))

/** Notes the address to come back to after the next login in this tab. */
export function rememberAddress(login: string | undefined, address: string): void {
  if (!isPlace(address)) return
  keepGuardado('sessionStorage', KEY, { login, address } satisfies Remembered)
}

function readRemembered(campos: ReadonlyMap<string, unknown>): Remembered | undefined {
  const login = campos.get('login')
  const address = campos.get('address')
  const isLogin = login === undefined || typeof login === 'string'
  return isLogin && typeof address === 'string' ? { login, address } : undefined
}

/** The noted address. Only the same provider goes back to it; one opened before any login belongs to whoever logs in. */
export function readReturnAddress(login: string): string | undefined {
  const remembered = readGuardado('sessionStorage', KEY, readRemembered)
  return remembered?.login === undefined || remembered.login === login ? remembered?.address : undefined
}

/** The noted address, once. */
export function takeReturnAddress(login: string): string | undefined {
  const address = readReturnAddress(login)
  keepGuardado('sessionStorage', KEY, undefined)
  return address
}

/** Whoever is at a page of the portal has gone back, or gone on elsewhere; among the terms one has done neither yet. */
export function dropReturnAddress(pathname: string): void {
  if (pathname === '/portal' || isPlace(pathname)) keepGuardado('sessionStorage', KEY, undefined)
}
