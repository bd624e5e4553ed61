import type { Marca } from '@portal/contract/marcaImagem.ts'
import { LADO_MARCA, type PontoMarca } from '@portal/domain/marcaImagem/marca.ts'
import type { EstadoVisualizador } from '../visualizador/estadoVisualizador.ts'
import type { Ponto } from '../visualizador/transformacao.ts'
import { fromTela, toTela } from './desenho.ts'

/** What of a mark is moved: all of it, or one of its ends by its number. */
export type Pega = 'tudo' | 0 | 1

/** A mark that is being moved, and where its points stand by now. */
export type Movimento = { marca: Marca; pontos: readonly PontoMarca[]; pega: Pega }

type Vista = Pick<EstadoVisualizador, 'visao' | 'imagem'>

export const beginMovimento = (marca: Marca, pega: Pega = 'tudo'): Movimento => ({
  marca,
  pontos: marca.pontos,
  pega,
})

/** Another end, then all of it again; of what has one point there is nothing else to take. */
export function takeOutra({ marca, pontos, pega }: Movimento): Movimento {
  const seguinte = pega === 'tudo' ? 0 : pega === 0 ? 1 : 'tudo'
  return { marca, pontos, pega: pontos.length === 1 ? 'tudo' : seguinte }
}

/** How far a coordinate may go, so that none of them leaves the image. */
const keepWithin = (por: number, coordenadas: readonly number[]): number =>
  Math.min(Math.max(por, -Math.min(...coordenadas)), LADO_MARCA - Math.max(...coordenadas))

/**
 * Moves what is held by so much as it is seen, whichever way the image is turned. The whole mark keeps its shape and stops
 * at the image's edge; an end never comes to stand on the other.
 */
export function moveMarca(vista: Vista, movimento: Movimento, por: Ponto): Movimento {
  const { pontos, pega } = movimento
  const presa = pontos[pega === 'tudo' ? 0 : pega]
  if (!presa) return movimento
  const aqui = toTela(vista, presa)
  const ali = fromTela(vista, { x: aqui.x + por.x, y: aqui.y + por.y })
  if (pega !== 'tudo') {
    const isOutra = pontos.some(({ x, y }, i) => i !== pega && x === ali.x && y === ali.y)
    return isOutra
      ? movimento
      : { ...movimento, pontos: pontos.map((ponto, i) => (i === pega ? ali : ponto)) }
  }
  const x = keepWithin(
    ali.x - presa.x,
    pontos.map((ponto) => ponto.x),
  )
  const y = keepWithin(
    ali.y - presa.y,
    pontos.map((ponto) => ponto.y),
  )
  return { ...movimento, pontos: pontos.map((ponto) => ({ x: ponto.x + x, y: ponto.y + y })) }
}

/** How near to an end a hand takes that end alone, in pixels of the screen. */
const alcance = 14

/** What a hand takes there on the stage: the end that it points at, or else the whole mark. */
export function findPega(vista: Vista, { pontos }: Pick<Marca, 'pontos'>, aqui: Ponto): Pega {
  if (pontos.length === 1) return 'tudo'
  const perto = pontos.findIndex((ponto) => {
    const { x, y } = toTela(vista, ponto)
    return Math.hypot(x - aqui.x, y - aqui.y) <= alcance
  })
  return perto === 0 || perto === 1 ? perto : 'tudo'
}

export const isMovida = ({ marca, pontos }: Movimento): boolean =>
  marca.pontos.some(({ x, y }, i) => x !== pontos[i]?.x || y !== pontos[i]?.y)
