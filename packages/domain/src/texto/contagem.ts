/** The word that goes with a number: one of them, or any other number of them (none too). */
export const pluralOf = (quantos: number, um: string, varios: string): string => (quantos === 1 ? um : varios)

/** A number with its thousands apart: "20.000". */
export const showInteiro = (numero: number): string => String(numero).replaceAll(/\B(?=(\d{3})+$)/g, '.')

/** A count in words: "1 guia", "3 guias". */
export const countOf = (quantos: number, um: string, varios: string): string =>
  `${quantos} ${pluralOf(quantos, um, varios)}`
