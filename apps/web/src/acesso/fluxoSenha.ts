import { normalizeCodigo, TAMANHO_CODIGO } from '@portal/domain/acesso/canal.ts'
import { keepTexto, readTexto } from '../api/guardado.ts'

const KEY = 'portal.fluxoSenha'
const padrao = /^[\w-]{12,43}$/

/**
 * The token of the flow under way: behind the "#" of the address, from where it is taken away at once, so that neither
 * the history nor whoever looks over a shoulder keeps it. This tab's memory has it until it is used, for a reload.
 */
export function takeFluxo(): string | undefined {
  const found = new URLSearchParams(location.hash.slice(1)).get('fluxo')
  if (found === null) return readTexto('sessionStorage', KEY)
  history.replaceState(history.state, '', location.pathname + location.search)
  return keepFluxo(found)
}

/** Remembers a token; undefined when it cannot be one. */
export function keepFluxo(token: string): string | undefined {
  if (!padrao.test(token)) return undefined
  keepTexto('sessionStorage', KEY, token)
  return token
}

export function dropFluxo(): void {
  keepTexto('sessionStorage', KEY, undefined)
}

/** What a typed code lacks; undefined when it may be asked for. */
export function checkCodigoRecebido(digitado: string): string | undefined {
  if (digitado.trim() === '') return 'Informe o código que você recebeu.'
  return normalizeCodigo(digitado).length === TAMANHO_CODIGO
    ? undefined
    : `O código tem ${TAMANHO_CODIGO} letras e números.`
}
