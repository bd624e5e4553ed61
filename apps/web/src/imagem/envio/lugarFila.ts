/** The element that the queue of a guide's files waits at: its button, or what it says of itself. */
export const LUGAR_FILA = 'imagens-fila'

/** The hands go on where the chosen files are sent, once they stand there. */
export function goToFila(): void {
  requestAnimationFrame(() => document.getElementById(LUGAR_FILA)?.focus())
}
