/** How many of a number's last digits are enough for a guide that is listed, as in the general search (Interface B6.8). */
const FINAIS = 4

/** The one guide of the list whose number ends so; undefined where none does, or several. */
export function findEsperada(digitos: string, listadas: readonly number[]): number | undefined {
  if (digitos.length < FINAIS) return undefined
  const achadas = listadas.filter((numero) => String(numero).endsWith(digitos))
  return achadas.length === 1 ? achadas[0] : undefined
}

/** Why the last digits alone name no guide of the list; undefined where they do, or a whole number was typed. */
export function explainFinais(digitos: string, listadas: readonly number[]): string | undefined {
  if (digitos.length !== FINAIS || findEsperada(digitos, listadas) !== undefined) return undefined
  const quantas = listadas.some((numero) => String(numero).endsWith(digitos)) ? 'Mais de uma' : 'Nenhuma'
  return `${quantas} guia da lista termina em ${digitos}. Digite o número inteiro.`
}
