/** The text with a ready one added at its end, or without it where it is there already. */
export function togglePronto(texto: string, pronto: string): string {
  const partes = texto.includes(pronto) ? texto.split(pronto) : [texto, pronto]
  return partes
    .map((parte) => parte.trim())
    .filter(Boolean)
    .join(' ')
}
