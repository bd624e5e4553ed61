import type { ComponentType } from 'react'
import type { EstadoVisualizador } from './estadoVisualizador.ts'

/** What lies over the open image, on the stage: its marks, and the tools that make them. */
export type MarcasProps = {
  sequencial: number
  pagina: number
  estado: Pick<EstadoVisualizador, 'visao' | 'imagem' | 'palco'>
}

/** Brings the layer's code, once somebody asks for it: looking at an image needs none of it. */
export type LoadMarcas = () => Promise<ComponentType<MarcasProps>>
