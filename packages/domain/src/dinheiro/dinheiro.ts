/**
 * Money: integer cents inside, a string with two decimals and a point on the wire, `R$ 1.234,56` on the screen
 * (Spec §9). Nothing here goes through a binary fraction.
 */

const padraoValor = /^(-?)(\d{1,13})\.(\d{2})$/

/** `"85.90"` -> 8590; undefined when the text is not the wire's form. */
export function toCentavos(valor: string): number | undefined {
  const partes = padraoValor.exec(valor)
  if (!partes) return undefined
  const [, sinal, inteiro, fracao] = partes
  const centavos = Number(inteiro) * 100 + Number(fracao)
  return sinal === '-' && centavos !== 0 ? -centavos : centavos
}

/** 8590 -> `"85.90"`. */
export function toValor(centavos: number): string {
  const digitos = String(Math.abs(centavos)).padStart(3, '0')
  return `${centavos < 0 ? '-' : ''}${digitos.slice(0, -2)}.${digitos.slice(-2)}`
}

const comSimbolo = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const semSimbolo = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 123456 -> `R$ 1.234,56` (with Intl's no-break space after the symbol); below zero with the true minus, not a hyphen. */
export function formatReais(centavos: number): string {
  return comSimbolo.format(centavos / 100).replace('-', '−')
}

/** 123456 -> `1.234,56`, for a field or a column whose heading already says R$. */
export function formatDecimal(centavos: number): string {
  return semSimbolo.format(centavos / 100)
}
