const MAXIMO_DIGITOS = 12

/** The digits of a guide's number, however they are set apart. */
export const digitsOf = (texto: string): string => texto.replaceAll(/\D/g, '')

/** Why what was typed is no guide's number: whatever else is in it is told, and not left out in silence. Blank is fine. */
export function explainNumeroGuia(texto: string): string | undefined {
  const digitos = digitsOf(texto)
  if (digitos.length > MAXIMO_DIGITOS) return `O número da guia tem até ${MAXIMO_DIGITOS} dígitos.`
  const isGood = texto.trim() === '' || (digitos !== '' && !/[^\d\s./-]/.test(texto))
  return isGood ? undefined : 'O número da guia tem só algarismos, como 700001380.'
}
