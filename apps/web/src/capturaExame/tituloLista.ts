/** The title of what the unit captured. */
export const TITULO_LISTA = 'captura-lista'

export const focusTituloLista = (): void => document.getElementById(TITULO_LISTA)?.focus()

/** The ref of a line: one that goes with the focus leads to the title, since what stands beside it is another patient's. */
export const leadToTitulo = (linha: HTMLElement | null) => () => {
  if (linha?.contains(document.activeElement)) focusTituloLista()
}
