/** Where somebody was when the session ended. */
type Remembered = { login: string | undefined; address: string }

const KEY = 'portal.retorno'

/** Notes the address to come back to after the next login in this tab. */
export function rememberAddress(login: string | undefined, address: string): void {
  if (!address.startsWith('/portal/')) return
  sessionStorage.setItem(KEY, JSON.stringify({ login, address } satisfies Remembered))
}

/**
 * The noted address, once. Only the same provider goes back to it; an address opened before any login belongs to
 * whoever logs in.
 */
export function takeReturnAddress(login: string): string | undefined {
  const text = sessionStorage.getItem(KEY)
  if (!text) return undefined
  sessionStorage.removeItem(KEY)
  const remembered = JSON.parse(text) as Remembered
  return remembered.login === undefined || remembered.login === login ? remembered.address : undefined
}
