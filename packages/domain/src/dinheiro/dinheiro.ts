/**
 * Money: integer cents inside, a string with two decimals and a point on the wire, `R$ 1.234,56` on the screen
 * (Spec §9). Nothing here goes through a binary fraction.
 */

const padraoValor = /^(-?)(\d{1,13})\.(\d{2})$/
const padraoReais = /^(-?)(\d{1,3}(?:\.\d{3})+|\d{1,13})(?:,(\d{1,2}))?$/

/** `"85.90"` -> 8590; undefined when the text is not the wire's form. */
export function toCentavos(valor: string): number | undefined {
  const partes = padraoValor.exec(valor)
  return partes ? joinCentavos(partes[1], partes[2], partes[3]) : undefined
}

/** 8590 -> `"85.90"`. */
export function toValor(centavos: number): string {
  const digitos = String(Math.abs(centavos)).padStart(3, '0')
  return `${centavos < 0 ? '-' : ''}${digitos.slice(0, -2)}.${digitos.slice(-2)}`
}

/** What a person types: `1.234,56`, `1234,5`, `R$ 85`. Undefined when it is not an amount. */
export function parseReais(texto: string): number | undefined {
  const partes = padraoReais.exec(texto.replace(/^\s*(-?)\s*R\$/, '$1').replace(/\s/g, ''))
  return partes ? joinCentavos(partes[1], partes[2]?.replaceAll('.', ''), partes[3]) : undefined
}

const comSimbolo = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const semSimbolo = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 123456 -> `R$ 1.234,56` (with Intl's no-break space after the symbol). */
export function formatReais(centavos: number): string {
  return comSimbolo.format(centavos / 100)
}

/** 123456 -> `1.234,56`, for a field or a column whose heading already says R$. */
export function formatDecimal(centavos: number): string {
  return semSimbolo.format(centavos / 100)
}

function joinCentavos(sinal = '', inteiro = '0', fracao = ''): number {
  const centavos = Number(inteiro) * 100 + Number(fracao.padEnd(2, '0'))
  return sinal === '-' && centavos !== 0 ? -centavos : centavos
}
