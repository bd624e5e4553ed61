/** `85100200` typed in any way -> `85.100.200`, as far as it goes, up to eight digits (Spec §5). */
export function formatCodigoEvento(texto: string): string {
  const digitos = parseCodigoEvento(texto)
  return [digitos.slice(0, 2), digitos.slice(2, 5), digitos.slice(5)]
    .filter((parte) => parte !== '')
    .join('.')
}

/** The digits of an event code, at most eight. */
export function parseCodigoEvento(texto: string): string {
  return texto.replace(/\D/g, '').slice(0, 8)
}

/** A phone as it is kept: digits alone, without the country's code, with or without its sign (Spec §5.3). */
export function parseTelefone(texto: string): string {
  const digitos = texto.replace(/^\s*\+\s*55/, '').replace(/\D/g, '')
  // No number of the country has more than eleven.
  return digitos.replace(/^55(?=\d{10,11}$)/, '')
}

/** `11987654321` -> `(11) 98765-4321`, `1132654321` -> `(11) 3265-4321`; another length comes back in digits. */
export function formatTelefone(texto: string): string {
  return parseTelefone(texto).replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
}
