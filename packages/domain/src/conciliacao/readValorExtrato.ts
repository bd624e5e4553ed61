/** Ten digits of reais, as an amount of the wire has. */
const MAXIMO_CENTAVOS = 999_999_999_999

/** What goes by groups of three, all parted alike, has no decimals; `12.345` is twelve thousand, `1.234,567` no amount. */
const agrupado = /^\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+)$/

/**
 * Cents of an amount as a bank writes it: `1.234,56`, `1,234.5`, `-85.90`, `85,90-`, `(85,90)`, `R$ 85,90 D`. The last point
 * or comma with one or two digits after it is the decimal one (Operadora §4). Undefined where the text is no amount.
 */
export function readValorExtrato(texto: string): number | undefined {
  // Copied from this portal it comes with the true minus.
  const semMoeda = texto.replaceAll(/[\s\u00a0]|R\$|BRL/gi, '').replaceAll('−', '-')
  const partes = /^(\()?([+-]?)(\d[\d.,]*)([+-]|[CD])?(\))?$/i.exec(semMoeda)
  if (!partes) return undefined
  const [, abre, antes, numero = '', depois = '', fecha] = partes
  if (Boolean(abre) !== Boolean(fecha)) return undefined
  const centavos = readNumero(numero)
  if (centavos === undefined || centavos > MAXIMO_CENTAVOS) return undefined
  const negativo = Boolean(abre) || antes === '-' || depois === '-' || depois.toUpperCase() === 'D'
  return negativo && centavos > 0 ? -centavos : centavos
}

/**
 * Cents of what a person types here, for whom a comma begins the cents and parts no thousands: `1,234` is a digit too many, and a
 * space that parts no group of three a slip.
 */
export const readValorDigitado = (texto: string): number | undefined =>
  /,\d{3}|\d\s+(?!\d{3}(?!\d))\d/.test(texto.trim()) ? undefined : readValorExtrato(texto)

function readNumero(numero: string): number | undefined {
  const decimal = /^(.*)[.,](\d{1,2})$/.exec(numero)
  const inteiro = decimal?.[1] ?? numero
  if (!/^\d+$/.test(inteiro) && !agrupado.test(inteiro)) return undefined
  // "0.001" is no thousand and no cents: better told than guessed.
  if (agrupado.test(inteiro) && inteiro.startsWith('0')) return undefined
  return Number(inteiro.replaceAll(/[.,]/g, '')) * 100 + Number((decimal?.[2] ?? '').padEnd(2, '0'))
}
