/** The element that the queue of a guide's files waits at: its button, or what it says of itself. */
export const LUGAR_FILA = 'imagens-fila'

/** The hands go on where the chosen files are sent, with as much of the files above it in view as there is room for. */
export function focusFila(): void {
  const lugar = document.getElementById(LUGAR_FILA)
  lugar?.focus({ preventScroll: true })
  lugar?.scrollIntoView({ block: 'nearest' })
}

/** The same, once the files that were just chosen stand there. */
export function goToFila(): void {
  requestAnimationFrame(focusFila)
}
