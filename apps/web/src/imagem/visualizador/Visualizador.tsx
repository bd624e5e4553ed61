import { createLate } from '../../carregamento/createLate.tsx'

/** The viewer, whose code is not the page's. */
export const Visualizador = createLate(
  async () => (await import('./VisualizadorImagem.tsx')).VisualizadorImagem,
)

/** For the buttons that open an image: the viewer's code comes as the pointer or the focus reaches one. */
export const bringVisualizador = { onFocus: Visualizador.fetchAhead, onPointerEnter: Visualizador.fetchAhead }
