/** How many of a number's last digits are enough for a guide that is listed, as in the general search (Interface B6.8). */
const FINAIS = 4

/** The one guide of the list whose number ends so; undefined where none does, or several. */
export function findEsperada(digitos: string, listadas: readonly number[]): number | undefined {
  if (digitos.length < FINAIS) return undefined
  const achadas = listadas.filter((numero) => String(numero).endsWith(digitos))
  return achadas.length === 1 ? achadas[0] : undefined
}
