import { type ExtensaoImagem, pontosMaximo } from '@portal/domain/imagem/limite.ts'
import { measureContraste, toCinzas } from '@portal/domain/imagem/medidaImagem.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { decodeBmp } from './bmp.ts'
import { checkPdf } from './pdf.ts'
import { checkPontos, LIMITE_PAGINAS, Recusa } from './recusa.ts'

/** What becomes of an accepted file: its measures and the copies that may be shown. */
export type Decodificada = {
  /** Type of the original, by its content. */
  tipo: string
  largura: number | null
  altura: number | null
  paginas: number
  /** JPEG or PNG of at most 2000 pixels, upright and without metadata; of what has pages its first. */
  tela: Buffer
  /** As `tela` with every point of the original; null where `tela` has them, and of a PDF. */
  inteira: Buffer | null
  /** The further pages of a PDF, and of a TIFF to its tenth, in their order, each as `tela`. */
  seguintes: readonly Buffer[]
  /** Standard deviation of the grey of `tela`, 0 to 128. */
  contraste: number
  /** WebP of at most 320 pixels. */
  miniatura: Buffer
}

const tipos: Readonly<Record<ExtensaoImagem, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  pdf: 'application/pdf',
}

const ladoTela = 2000
const ladoMiniatura = 320
const paginasMaximo = 1000
/** Of a TIFF, those that are shown (Segurança A4). */
const paginasTiff = 10

/** A warning refuses: a truncated JPEG decodes to grey. */
const limites = { limitInputPixels: pontosMaximo, failOn: 'warning' } as const

/** Opens it for sharp, measured and within the limits. */
async function openImagem(file: Buffer, tipo: string): Promise<{ imagem: Sharp; paginas: number }> {
  if (tipo === 'image/bmp') {
    const { data, largura, altura } = decodeBmp(file)
    return {
      imagem: sharp(data, { ...limites, raw: { width: largura, height: altura, channels: 3 } }),
      paginas: 1,
    }
  }
  const paginas = await measurePagina(file, 0)
  if (paginas > paginasMaximo) throw new Recusa('corrompido')
  return { imagem: sharp(file, { ...limites, pages: 1 }), paginas }
}

/** How many pages the file says that it has, once this one proved to be no larger than what is decoded. */
async function measurePagina(file: Buffer, page: number): Promise<number> {
  // The header alone is read without a limit, so that a pixel bomb gets its own refusal.
  const { width, height, pages = 1 } = await sharp(file, { limitInputPixels: false, page }).metadata()
  checkPontos(width, height)
  return pages
}

/**
 * The pages of a TIFF after its first that are shown, one at a time for their size. Throws `paginas` where together they
 * are too heavy or take too long, so that the refusal says why before the process is ended.
 */
async function encodeSeguintes(file: Buffer, paginas: number, primeira: Buffer): Promise<Buffer[]> {
  const inicio = performance.now()
  const telas: Buffer[] = []
  let bytes = primeira.length
  for (let page = 1; page < Math.min(paginas, paginasTiff); page++) {
    if (bytes >= LIMITE_PAGINAS.bytes || performance.now() - inicio >= LIMITE_PAGINAS.tempoMs)
      throw new Recusa('paginas')
    await measurePagina(file, page)
    const { data } = await encodeTela(sharp(file, { ...limites, page, pages: 1 }))
    telas.push(data)
    bytes += data.length
  }
  return telas
}

/**
 * Tells whether a file is what its extension says, decodes it whole and makes the copies that are shown; the
 * original stays as it is. Throws `Recusa`, or whatever a decoder does on what it cannot read.
 */
export async function decode(file: Buffer, extensao: ExtensaoImagem): Promise<Decodificada> {
  const tipo = tipos[extensao]
  const achado = await fileTypeFromBuffer(file)
  if (achado?.mime !== tipo) throw new Recusa('conteudo')
  if (tipo === 'application/pdf') return decodePdf(file)
  const { imagem, paginas } = await openImagem(file, tipo)
  const { data, info } = await encodeTela(imagem)
  const inteira = Math.max(info.largura, info.altura) > ladoTela ? await encodeInteira(imagem) : null
  const seguintes = await encodeSeguintes(file, paginas, data)
  const [miniatura, contraste] = await Promise.all([encodeMiniatura(data), lookAt(data)])
  const { largura, altura } = info
  return { tipo, largura, altura, paginas, tela: data, inteira, seguintes, contraste, miniatura }
}

/** A PDF is shown as images of its pages. What draws them is large, and comes with the first one. */
async function decodePdf(file: Buffer): Promise<Decodificada> {
  checkPdf(file)
  const { drawPaginas } = await import('./paginasPdf.ts')
  const telas = await drawPaginas(file, ladoTela)
  const [tela, ...seguintes] = telas
  if (!tela) throw new Recusa('corrompido')
  const [miniatura, contraste] = await Promise.all([encodeMiniatura(tela), lookAt(tela)])
  return {
    tipo: tipos.pdf,
    largura: null,
    altura: null,
    paginas: telas.length,
    tela,
    inteira: null,
    seguintes,
    contraste,
    miniatura,
  }
}

/** How much there is to see, measured as the browser does before it sends. */
async function lookAt(tela: Buffer): Promise<number> {
  const { data, info } = await sharp(tela)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return measureContraste(toCinzas(data, { largura: info.width, altura: info.height, canais: info.channels }))
}

const encodeMiniatura = (tela: Buffer): Promise<Buffer> =>
  sharp(tela)
    .resize(ladoMiniatura, ladoMiniatura, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer()

/** For whoever downloads it: nothing of the file but what there is to see. */
async function encodeInteira(imagem: Sharp): Promise<Buffer> {
  const { format } = await imagem.metadata()
  const upright = imagem.clone().autoOrient().toColourspace('srgb')
  const encoded =
    format === 'jpeg' ? upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }) : upright.png()
  return encoded.toBuffer()
}

/** A photograph stays JPEG; a radiograph in a lossless format stays lossless. */
async function encodeTela(imagem: Sharp) {
  const { format, autoOrient, width, height } = await imagem.metadata()
  const upright = imagem
    .clone()
    .autoOrient()
    .toColourspace('srgb')
    .resize(ladoTela, ladoTela, { fit: 'inside', withoutEnlargement: true })
  const encoded = format === 'jpeg' ? upright.jpeg({ quality: 88 }) : upright.png({ compressionLevel: 7 })
  const data = await encoded.toBuffer()
  return { data, info: { largura: autoOrient?.width ?? width, altura: autoOrient?.height ?? height } }
}
