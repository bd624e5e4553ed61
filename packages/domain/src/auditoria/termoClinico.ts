/** Words of which the next few are denied: "não há dor", "sem fratura nem cárie". */
const NEGACOES: ReadonlySet<string> = new Set(['nao', 'sem', 'nega', 'negou', 'nem', 'ausencia'])
/** Where a denial ends before its words do: "não adaptada, com dor". */
const RETOMADAS: ReadonlySet<string> = new Set(['com', 'mas', 'porem', 'porque', 'pois', 'devido', 'apos'])
const ALCANCE = 3

const fold = (palavra: string): string => palavra.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a word stands under a denial a few words before it. */
function isNegada(antes: readonly string[]): boolean {
  const perto = antes.slice(-ALCANCE)
  const negacao = perto.findLastIndex((palavra) => NEGACOES.has(palavra))
  return negacao >= 0 && !perto.slice(negacao + 1).some((palavra) => RETOMADAS.has(palavra))
}

/**
 * The word of the text that a clinical reason begins with, as it is written; undefined when there is none. Accents and
 * capitals do not matter. A term is the beginning of a word, and one of up to three letters is the whole word, so that
 * "dor" is not found in "adorou". What the text says there is not is none.
 */
export function findTermoClinico(texto: string, termos: readonly string[]): string | undefined {
  for (const frase of texto.split(/[.;!?\n]/)) {
    const palavras = frase.match(/\p{L}+/gu) ?? []
    const lidas = palavras.map(fold)
    const achada = palavras.find((_palavra, i) => {
      const lida = lidas[i] ?? ''
      const isTermo = termos.some((termo) =>
        termo.length <= 3 ? lida === termo || lida === `${termo}es` : lida.startsWith(termo),
      )
      return isTermo && !isNegada(lidas.slice(0, i))
    })
    if (achada !== undefined) return achada
  }
  return undefined
}
