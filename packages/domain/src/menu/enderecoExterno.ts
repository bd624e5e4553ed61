/** This machine's own names: what stays on it needs no encryption. */
const daMaquina = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether an address outside of the portal may be opened: https, or http on this very machine. Nothing else is a place
 * (`javascript:`, `data:`), and no name or password stands in it.
 */
export function isEnderecoExterno(texto: string): boolean {
  if (!URL.canParse(texto)) return false
  const { protocol, hostname, username, password } = new URL(texto)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && daMaquina.test(hostname))
}
