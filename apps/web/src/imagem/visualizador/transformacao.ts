/** A point or a displacement in CSS pixels, from the centre of the stage. */
export type Ponto = { x: number; y: number }
export type Tamanho = { largura: number; altura: number }
export type Rotacao = 0 | 90 | 180 | 270

/** How the image stands on the stage: its centre, its scale (CSS pixels per image pixel) and which way it is turned. */
export type Visao = Ponto & {
  zoom: number
  rotacao: Rotacao
  /** Mirrored left to right, before it is turned. */
  espelhada: boolean
  /** Follows the size of the stage until the person zooms. */
  ajustada: boolean
}

export const visaoInicial: Visao = { x: 0, y: 0, zoom: 1, rotacao: 0, espelhada: false, ajustada: true }

const zoomMinimo = 0.05
const zoomMaximo = 16
/** What always stays on the stage, so that the image cannot be lost out of sight. */
const margemVisivel = 64

export const zoomPasso = 1.25

const parado: Ponto = { x: 0, y: 0 }

function getOcupado({ largura, altura }: Tamanho, rotacao: Rotacao): Tamanho {
  return rotacao % 180 === 0 ? { largura, altura } : { largura: altura, altura: largura }
}

const clamp = (valor: number, minimo: number, maximo: number) => Math.min(Math.max(valor, minimo), maximo)

/** The largest scale at which the whole image shows. */
export function getZoomAjustado(imagem: Tamanho, palco: Tamanho, rotacao: Rotacao): number {
  const { largura, altura } = getOcupado(imagem, rotacao)
  const zoom = Math.min(palco.largura / largura, palco.altura / altura)
  return Number.isFinite(zoom) && zoom > 0 ? clamp(zoom, zoomMinimo, zoomMaximo) : 1
}

/** The whole image in the middle. */
export function fit(visao: Visao, imagem: Tamanho, palco: Tamanho): Visao {
  return { ...visao, x: 0, y: 0, zoom: getZoomAjustado(imagem, palco, visao.rotacao), ajustada: true }
}

/** Scales by `fator` and keeps the image under the given point where it is. */
export function zoomAt(visao: Visao, ponto: Ponto, fator: number): Visao {
  const zoom = clamp(visao.zoom * fator, zoomMinimo, zoomMaximo)
  const razao = zoom / visao.zoom
  const x = ponto.x - (ponto.x - visao.x) * razao
  const y = ponto.y - (ponto.y - visao.y) * razao
  return { ...visao, x, y, zoom, ajustada: false }
}

/** One image pixel in one pixel of the stage, around its centre. */
export const zoomReal = (visao: Visao): Visao => zoomAt(visao, { x: 0, y: 0 }, 1 / visao.zoom)

export function pan(visao: Visao, por: Ponto, imagem: Tamanho, palco: Tamanho): Visao {
  const ocupado = getOcupado(imagem, visao.rotacao)
  const limite = (tamanho: number, total: number) =>
    Math.max(0, (tamanho * visao.zoom + total) / 2 - margemVisivel)
  const limiteX = limite(ocupado.largura, palco.largura)
  const limiteY = limite(ocupado.altura, palco.altura)
  return {
    ...visao,
    x: clamp(visao.x + por.x, -limiteX, limiteX),
    y: clamp(visao.y + por.y, -limiteY, limiteY),
  }
}

/** The view for the next page: fitted, or as near as it was and beginning at the page's top. */
export function toTopo(visao: Visao, imagem: Tamanho, palco: Tamanho): Visao {
  if (visao.ajustada) return fit(visao, imagem, palco)
  const { altura } = getOcupado(imagem, visao.rotacao)
  return pan({ ...visao, y: Math.max(0, (altura * visao.zoom - palco.altura) / 2) }, parado, imagem, palco)
}

const rotacoes: Readonly<Record<Rotacao, Rotacao>> = { 0: 90, 90: 180, 180: 270, 270: 0 }
const opostas: Readonly<Record<Rotacao, Rotacao>> = { 0: 0, 90: 270, 180: 180, 270: 90 }

/** A quarter turn clockwise, as seen, around the centre of the stage. */
export function rotate(visao: Visao, imagem: Tamanho, palco: Tamanho): Visao {
  const girada = { ...visao, rotacao: rotacoes[visao.rotacao], x: -visao.y || 0, y: visao.x }
  return visao.ajustada ? fit(girada, imagem, palco) : girada
}

/** Left and right exchanged as seen, whichever way the image is turned. */
export function flip(visao: Visao): Visao {
  return { ...visao, rotacao: opostas[visao.rotacao], espelhada: !visao.espelhada, x: -visao.x || 0 }
}

const senos: Readonly<Record<Rotacao, readonly [seno: number, cosseno: number]>> = {
  0: [0, 1],
  90: [1, 0],
  180: [0, -1],
  270: [-1, 0],
}

/** Where a point of the image, from its centre in its own pixels, stands on the stage. */
export function toPalco({ x, y, zoom, rotacao, espelhada }: Visao, ponto: Ponto): Ponto {
  const [seno, cosseno] = senos[rotacao]
  const [a, b] = [ponto.x * (espelhada ? -zoom : zoom), ponto.y * zoom]
  return { x: x + a * cosseno - b * seno, y: y + a * seno + b * cosseno }
}

/** Which point of the image stands there on the stage: what `toPalco` takes there. */
export function fromPalco({ x, y, zoom, rotacao, espelhada }: Visao, ponto: Ponto): Ponto {
  const [seno, cosseno] = senos[rotacao]
  const [a, b] = [ponto.x - x, ponto.y - y]
  const [largura, altura] = [a * cosseno + b * seno, b * cosseno - a * seno]
  return { x: largura / (espelhada ? -zoom : zoom), y: altura / zoom }
}

/** The `transform` of an element whose centre is that of the stage. */
export function toTransform({ x, y, zoom, rotacao, espelhada }: Visao): string {
  return `translate(${x}px, ${y}px) rotate(${rotacao}deg) scale(${espelhada ? -zoom : zoom}, ${zoom})`
}
