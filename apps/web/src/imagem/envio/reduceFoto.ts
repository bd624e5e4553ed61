import { getExtensao } from '@portal/domain/imagem/limite.ts'

/** Below this a photograph goes as it is. */
const minBytes = 500 * 1024
/** Enough to see a crack in enamel; a phone's photograph has twice that and four times the bytes. */
const maxSide = 2560
const jpegQuality = 0.86
/** A copy that saves less than a fifth is not worth touching the file. */
const worthwhileShare = 0.8

/** What tells a photograph from a radiograph saved as JPEG: colour. */
export function hasCor(pixels: Uint8ClampedArray): boolean {
  let coloured = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3)
    if (Math.max(r, g, b) - Math.min(r, g, b) > 16) coloured += 1
  }
  return coloured > pixels.length / 4 / 50
}

function createContext(width: number, height: number) {
  const context = new OffscreenCanvas(width, height).getContext('2d')
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
  const scale = Math.min(1, maxSide / Math.max(imagem.width, imagem.height))
  const context = createContext(Math.round(imagem.width * scale), Math.round(imagem.height * scale))
  context.imageSmoothingQuality = 'high'
  context.drawImage(imagem, 0, 0, context.canvas.width, context.canvas.height)
  return context.canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality })
}

/**
 * A smaller, upright copy of a large photograph, without the place where it was taken; nothing for anything else. A
 * radiograph is never touched, whatever its format: the diagnosis may be in its last grey.
 */
export async function reduceFoto(arquivo: File): Promise<Blob | undefined> {
  const extensao = getExtensao(arquivo.name)
  if ((extensao !== 'jpg' && extensao !== 'jpeg') || arquivo.size <= minBytes) return undefined
  // What the browser cannot read goes as it is: the service says what is wrong with it.
  const imagem = await createImageBitmap(arquivo, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!imagem) return undefined
  try {
    if (!isColorida(imagem)) return undefined
    const copy = await encode(imagem)
    return copy.size < arquivo.size * worthwhileShare ? copy : undefined
  } finally {
    imagem.close()
  }
}
