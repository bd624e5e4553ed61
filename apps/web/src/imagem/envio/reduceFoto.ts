import { getExtensao } from '@portal/domain/imagem/limite.ts'

/** Below this a photograph goes as it is. */
const tamanhoMinimo = 500 * 1024
/** Enough to see a crack in enamel; a phone's photograph has twice that and four times the bytes. */
const ladoMaximo = 2560
const qualidade = 0.86
/** A copy that saves less than a fifth is not worth touching the file. */
const ganhoMinimo = 0.8

/** What tells a photograph from a radiograph saved as JPEG: colour. */
export function hasCor(pontos: Uint8ClampedArray): boolean {
  let coloridos = 0
  for (let at = 0; at < pontos.length; at += 4) {
    const [r = 0, g = 0, b = 0] = pontos.subarray(at, at + 3)
    if (Math.max(r, g, b) - Math.min(r, g, b) > 16) coloridos += 1
  }
  return coloridos > pontos.length / 4 / 50
}

function createContext(largura: number, altura: number) {
  const context = new OffscreenCanvas(largura, altura).getContext('2d')
  if (!context) throw new Error('this browser draws no canvas')
  return context
}

/** A look at the whole image in 64 by 64 points. */
function isColorida(imagem: ImageBitmap): boolean {
  const context = createContext(64, 64)
  context.drawImage(imagem, 0, 0, 64, 64)
  return hasCor(context.getImageData(0, 0, 64, 64).data)
}

async function encode(imagem: ImageBitmap): Promise<Blob> {
  const escala = Math.min(1, ladoMaximo / Math.max(imagem.width, imagem.height))
  const context = createContext(Math.round(imagem.width * escala), Math.round(imagem.height * escala))
  context.imageSmoothingQuality = 'high'
  context.drawImage(imagem, 0, 0, context.canvas.width, context.canvas.height)
  return context.canvas.convertToBlob({ type: 'image/jpeg', quality: qualidade })
}

/**
 * A smaller, upright copy of a large photograph, without the place where it was taken; nothing for anything else. A
 * radiograph is never touched, whatever its format: the diagnosis may be in its last grey.
 */
export async function reduceFoto(arquivo: File): Promise<Blob | undefined> {
  const extensao = getExtensao(arquivo.name)
  if ((extensao !== 'jpg' && extensao !== 'jpeg') || arquivo.size <= tamanhoMinimo) return undefined
  // What the browser cannot read goes as it is: the service says what is wrong with it.
  const imagem = await createImageBitmap(arquivo, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!imagem) return undefined
  try {
    if (!isColorida(imagem)) return undefined
    const copia = await encode(imagem)
    return copia.size < arquivo.size * ganhoMinimo ? copia : undefined
  } finally {
    imagem.close()
  }
}
