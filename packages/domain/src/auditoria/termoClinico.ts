/** Words of which the next few are denied: "não há dor", "sem fratura nem cárie". */
const NEGACOES: ReadonlySet<string> = new Set(['nao', 'sem', 'nega', 'negou', 'nem', 'ausencia'])
/** Where a denial ends before its words do: "não adaptada, com dor". */
const RETOMADAS: ReadonlySet<string> = new Set(['com', 'mas', 'porem', 'porque', 'pois', 'devido', 'apos'])
const ALCANCE = 3
/** How a term begins that a denial makes a reason: "nao fech" is found in "o espaço ainda não fechou". */
const NEGADO = 'nao '

const fold = (palavra: string): string => palavra.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Where the denial stands, a few words before a word, that the word is under; -1 where it is under none. */
function findNegacao(antes: readonly string[]): number {
  const perto = antes.length - ALCANCE
  const negacao = antes.findLastIndex((palavra, i) => i >= perto && NEGACOES.has(palavra))
  return antes.slice(negacao + 1).some((palavra) => RETOMADAS.has(palavra)) ? -1 : negacao
}

const begins = (lida: string, termo: string): boolean =>
  termo.length <= 3 ? lida === termo || lida === `${termo}es` : lida.startsWith(termo)

/**
 * The word of the text that a clinical reason begins with, as it is written; undefined when there is none. Accents and
 * capitals do not matter. A term is the beginning of a word, and one of up to three letters is the whole word, so that
 * "dor" is not found in "adorou". What the text says there is not is none, but for the terms that a denial makes one: these
 * are answered with the denial.
 */
export function findTermoClinico(texto: string, termos: readonly string[]): string | undefined {
  for (const frase of texto.split(/[.;!?\n]/)) {
    const palavras = frase.match(/\p{L}+/gu) ?? []
    const lidas = palavras.map(fold)
    for (const [i, lida] of lidas.entries()) {
      const negacao = findNegacao(lidas.slice(0, i))
      const isDito = termos.some((termo) =>
        negacao < 0
          ? begins(lida, termo)
          : termo.startsWith(NEGADO) && begins(lida, termo.slice(NEGADO.length)),
      )
      if (isDito) return palavras.slice(negacao < 0 ? i : negacao, i + 1).join(' ')
    }
  }
  return undefined
}
