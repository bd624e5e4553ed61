import { type CodigoAviso, isAssinatura, listAvisos } from '@portal/domain/imagem/avisoImagem.ts'
import { getExtensao, type MotivoArquivo } from '@portal/domain/imagem/limite.ts'
import { type MedidaPontos, measurePontos, toCinzas } from '@portal/domain/imagem/medidaImagem.ts'
import { reduceFoto } from './reduceFoto.ts'

/** What is known of a file before it goes. */
export type Conferido = {
  /** A smaller copy of a photograph; without it the file goes as it is. */
  menor?: Blob | undefined
  /** Hash of the file that was chosen, in hexadecimal: making it smaller changes the bytes. */
  sha256?: string | undefined
  avisos: readonly CodigoAviso[]
  /** Why it cannot go: the service would refuse it for the same. */
  recusa?: MotivoArquivo | undefined
}

/** As the operator's copy that is shown and measured (`decode.ts`). */
const ladoMedida = 2000
/** What every browser opens: of a TIFF or a PDF nothing is measured here. */
const mensuraveis: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'bmp'])

/** Reads a file whole: its hash, what would be said against it, and the smaller copy that goes in its place. */
export async function conferirArquivo(arquivo: File): Promise<Conferido> {
  const bytes = await arquivo.arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const extensao = getExtensao(arquivo.name) ?? ''
  if (!isAssinatura(new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength)), extensao))
    return { sha256, avisos: [], recusa: 'conteudo' }
  if (!mensuraveis.has(extensao)) return { sha256, avisos: [] }
  const medida = await measureArquivo(arquivo)
  if (!medida) return { sha256, avisos: ['corrompida'] }
  return { sha256, avisos: listAvisos(medida), menor: await reduceFoto(arquivo) }
}

/** Its measures, upright and on white, as the operator takes them; undefined where the browser cannot open it. */
async function measureArquivo(arquivo: File): Promise<MedidaPontos | undefined> {
  const imagem = await createImageBitmap(arquivo, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!imagem) return undefined
  try {
    const escala = Math.min(1, ladoMedida / Math.max(imagem.width, imagem.height))
    const largura = Math.max(1, Math.round(imagem.width * escala))
    const altura = Math.max(1, Math.round(imagem.height * escala))
    const context = new OffscreenCanvas(largura, altura).getContext('2d', { willReadFrequently: true })
    if (!context) return undefined
    context.imageSmoothingQuality = 'high'
    context.fillStyle = 'white'
    context.fillRect(0, 0, largura, altura)
    context.drawImage(imagem, 0, 0, largura, altura)
    const { data } = context.getImageData(0, 0, largura, altura)
    const medida = measurePontos(toCinzas(data, { largura, altura, canais: 4 }))
    return { ...medida, largura: imagem.width, altura: imagem.height }
  } finally {
    imagem.close()
  }
}
