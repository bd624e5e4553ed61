import { countPontos, LADO_MARCA, type PontoMarca, type TipoMarca } from '@portal/domain/marcaImagem/marca.ts'
import type { EstadoVisualizador } from '../visualizador/estadoVisualizador.ts'
import { fromPalco, type Ponto, toPalco } from '../visualizador/transformacao.ts'

/** A mark that is being drawn: the points that stand, and where the next one would be. */
export type Desenho = { tipo: TipoMarca; pontos: readonly PontoMarca[]; cursor: PontoMarca }

type Vista = Pick<EstadoVisualizador, 'visao' | 'imagem'>

export const isPronto = ({ tipo, pontos }: Desenho): boolean => pontos.length === countPontos(tipo)

const clamp = (valor: number) => Math.min(Math.max(Math.round(valor), 0), LADO_MARCA)

/** Where a point of the image stands on the stage, from its centre. */
export function toTela({ visao, imagem }: Vista, { x, y }: PontoMarca): Ponto {
  return toPalco(visao, {
    x: (x / LADO_MARCA - 0.5) * imagem.largura,
    y: (y / LADO_MARCA - 0.5) * imagem.altura,
  })
}

/** The point of the image that stands there on the stage, or the nearest one of its edge. */
export function fromTela({ visao, imagem }: Vista, ponto: Ponto): PontoMarca {
  const { x, y } = fromPalco(visao, ponto)
  return {
    x: clamp((x / imagem.largura + 0.5) * LADO_MARCA),
    y: clamp((y / imagem.altura + 0.5) * LADO_MARCA),
  }
}

/** Begins in the middle of what is seen. */
export const beginDesenho = (vista: Vista, tipo: TipoMarca): Desenho => ({
  tipo,
  pontos: [],
  cursor: fromTela(vista, { x: 0, y: 0 }),
})

/** Moves the cursor by so much as it is seen, whichever way the image is turned. */
export function moveCursor(vista: Vista, desenho: Desenho, por: Ponto): Desenho {
  const { x, y } = toTela(vista, desenho.cursor)
  return { ...desenho, cursor: fromTela(vista, { x: x + por.x, y: y + por.y }) }
}

/** Sets the next point where the cursor stands; a second one at the place of the first is none. */
export function fixPonto(desenho: Desenho): Desenho {
  const { pontos, cursor } = desenho
  const [primeiro] = pontos
  const isSame = primeiro?.x === cursor.x && primeiro?.y === cursor.y
  return isPronto(desenho) || isSame ? desenho : { ...desenho, pontos: [...pontos, cursor] }
}
