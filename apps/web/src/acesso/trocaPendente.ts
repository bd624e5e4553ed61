import { keepTexto, readTexto } from '../api/guardado.ts'

const KEY = 'portal.trocaSenha'

/**
 * Notes that a change of password was sent with the token of this id: until it is answered, either password may be
 * the right one.
 */
export function noteTroca(token: string): void {
  keepTexto('sessionStorage', KEY, token)
}

/** It was answered. */
export function settleTroca(): void {
  keepTexto('sessionStorage', KEY, undefined)
}

/** A page that opens with another token was logged in to since, which showed which password is the right one. */
export function settleTrocaBefore(token: string): void {
  if (readTexto('sessionStorage', KEY) !== token) settleTroca()
}

/** Whether the last change of password sent from this tab was never answered. */
export const isTrocaPendente = (): boolean => readTexto('sessionStorage', KEY) !== undefined
