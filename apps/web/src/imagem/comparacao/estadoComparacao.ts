import {
  type AcaoVisualizador,
  type EstadoVisualizador,
  estadoInicial,
  reduceEstado,
} from '../visualizador/estadoVisualizador.ts'

/** Two images beside each other, and which of them the tools and the hand move. */
export type Lado = 'antes' | 'depois'
export const alvos = ['ambas', 'antes', 'depois'] as const
export type Alvo = (typeof alvos)[number]

export type EstadoComparacao = Readonly<Record<Lado, EstadoVisualizador>> & { alvo: Alvo }

export type AcaoComparacao =
  | { tipo: 'alvo'; alvo: Alvo }
  /** Of the tools, or of the hand on one of the stages. */
  | { tipo: 'imagem'; acao: AcaoVisualizador; lado?: Lado }

export const comparacaoInicial: EstadoComparacao = {
  antes: estadoInicial,
  depois: estadoInicial,
  alvo: 'ambas',
}

/** What belongs to one stage alone, linked or not: its size, and the image that came to it. */
const isProprio = ({ tipo }: AcaoVisualizador): boolean => tipo === 'palco' || tipo === 'imagem'

/**
 * Linked, whatever is done to one is done to both: each begins whole on its stage, so that the same factor and the same way
 * keep the same part in sight on both.
 */
export function reduceComparacao(estado: EstadoComparacao, mudanca: AcaoComparacao): EstadoComparacao {
  if (mudanca.tipo === 'alvo') return { ...estado, alvo: mudanca.alvo }
  const { acao, lado } = mudanca
  const isOf = (um: Lado): boolean =>
    isProprio(acao) ? lado === um : estado.alvo === 'ambas' || (lado ?? estado.alvo) === um
  return {
    ...estado,
    antes: isOf('antes') ? reduceEstado(estado.antes, acao) : estado.antes,
    depois: isOf('depois') ? reduceEstado(estado.depois, acao) : estado.depois,
  }
}

/** The one whose greys and zoom the tools tell. */
export const toMostrado = ({ antes, depois, alvo }: EstadoComparacao): EstadoVisualizador =>
  alvo === 'depois' ? depois : antes
