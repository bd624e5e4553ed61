/**
 * The word of the text that a clinical reason begins with, as it is written; undefined when there is none. Accents and
 * capitals do not matter. A term is the beginning of a word, and one of up to three letters is the whole word, so that
 * "dor" is not found in "adorou".
 */
export function findTermoClinico(texto: string, termos: readonly string[]): string | undefined {
  return texto.match(/\p{L}+/gu)?.find((palavra) => {
    const lida = palavra.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    return termos.some((termo) =>
      termo.length <= 3 ? lida === termo || lida === `${termo}es` : lida.startsWith(termo),
    )
  })
}
