import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import { paginasPdfMaximo } from '@portal/domain/imagem/limite.ts'
import sharp from 'sharp'
import { LIMITE_PAGINAS, Recusa } from './recusa.ts'

// The library keeps its first memory for as long as the process lives. An empty one takes that place, so that what a
// document fills is given back after it.
await PDFiumLibrary.init()

/** What a document may have: what is shown is what there is, so that nothing that was sent is out of sight. */
export type LimitesPdf = {
  paginasMaximo?: number
  bytesMaximo?: number
  tempoMaximoMs?: number
}

/** The pixels of a page. */
type Pintada = { data: Uint8Array; width: number; height: number }

/** Paints a page with its longest side of `lado` pixels, whatever it measures itself. */
function paintPagina(documento: PDFiumDocument, indice: number, lado: number): Promise<Pintada> {
  const pagina = documento.getPage(indice)
  const { originalWidth, originalHeight } = pagina.getOriginalSize()
  const escala = lado / Math.max(originalWidth, originalHeight)
  // A page that does not open has no size.
  if (!(originalWidth > 0 && originalHeight > 0 && escala > 0)) throw new Recusa('corrompido')
  const width = Math.max(1, Math.round(originalWidth * escala))
  const height = Math.max(1, Math.round(originalHeight * escala))
  // What a form was filled in with is often nowhere but in its fields.
  return pagina.render({ width, height, scale: 1, renderFormFields: true })
}

/** As JPEG with all its colours, for the thin lines of a tracing. */
const encodePagina = ({ data, width, height }: Pintada): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()

/** A plain error is what PDFium says of a file; any other is a failure of its own. */
function refuse(error: unknown): never {
  throw error instanceof Error && error.name === 'Error' ? new Recusa('corrompido') : error
}

/**
 * Draws the pages of a PDF, each on its own JPEG of at most `lado` pixels. Links, forms and notes are only drawn. Throws
 * `paginas` where they are too many or too heavy, `corrompido`, or what a failure of PDFium throws: then the process is
 * good for no other file.
 */
export async function drawPaginas(
  file: Buffer,
  lado: number,
  {
    paginasMaximo = paginasPdfMaximo,
    bytesMaximo = LIMITE_PAGINAS.bytes,
    tempoMaximoMs = LIMITE_PAGINAS.tempoMs,
  }: LimitesPdf = {},
): Promise<Buffer[]> {
  const inicio = performance.now()
  // One of its own for each document: whatever a hostile one does to its memory ends with it.
  const pdfium = await PDFiumLibrary.init()
  const documento = await pdfium.loadDocument(file).catch(refuse)
  const paginas = documento.getPageCount()
  if (paginas > paginasMaximo) throw new Recusa('paginas')
  const telas: Buffer[] = []
  let bytes = 0
  let encoding: Promise<Buffer> | undefined
  async function keep(): Promise<void> {
    const tela = await encoding
    if (tela) telas.push(tela)
    bytes += tela?.length ?? 0
  }
  for (let indice = 0; indice < paginas; indice++) {
    const isDemais = bytes >= bytesMaximo || performance.now() - inicio >= tempoMaximoMs
    if (indice > 0 && isDemais) throw new Recusa('paginas')
    const pintada = await paintPagina(documento, indice, lado)
    // A page is encoded, by another thread, while the next one is painted; two at a time, for their size.
    await keep()
    encoding = encodePagina(pintada)
  }
  await keep()
  return telas
}
