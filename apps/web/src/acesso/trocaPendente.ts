const KEY = 'portal.trocaSenha'

/** Notes that a change of password was sent: until it is answered, either password may be the right one. */
export function noteTroca(): void {
  sessionStorage.setItem(KEY, 'enviada')
}

/** It was answered, or a login has shown which password is the right one. */
export function settleTroca(): void {
  sessionStorage.removeItem(KEY)
}

/** Whether the last change of password sent from this tab was never answered. */
export const isTrocaPendente = (): boolean => sessionStorage.getItem(KEY) !== null
