import type { EstadoVisualizador } from './estadoVisualizador.ts'

export type Vista = Pick<EstadoVisualizador, 'visao' | 'janela'>

/** `Girada 90°, espelhada`: what readers are told of how the image stands and whether its greys are inverted. */
export function describeVista({ visao, janela }: Vista): string {
  const partes = [
    visao.rotacao !== 0 && `girada ${visao.rotacao}°`,
    visao.espelhada && 'espelhada',
    janela.invertida && 'tons invertidos',
  ].filter((parte) => parte !== false)
  const dito = partes.join(', ') || 'sem giro, espelho nem inversão'
  return dito.charAt(0).toUpperCase() + dito.slice(1)
}
