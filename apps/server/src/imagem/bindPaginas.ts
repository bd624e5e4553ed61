import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import type { Arquivos } from './arquivos.ts'
import { keyOf } from './copia.ts'

/** The longest side of A4, in points. */
const ladoFolha = 842

/**
 * A PDF anew, of the images of its pages that the screen shows: nothing of the file that was sent is in it but what can
 * be seen. Undefined where it has no such images.
 */
export async function bindPaginas(arquivos: Arquivos, sha256: string): Promise<Buffer | undefined> {
  const documento = new PDFDocument({ autoFirstPage: false })
  const escrito = buffer(documento)
  let paginas = 0
  for (;;) {
    const tela = await arquivos.open(keyOf(sha256, 'tela', paginas + 1))
    if (!tela) break
    await addPagina(documento, await buffer(tela.conteudo))
    paginas += 1
  }
  if (paginas === 0) return undefined
  documento.end()
  return escrito
}

async function addPagina(documento: PDFKit.PDFDocument, tela: Buffer): Promise<void> {
  const pontos = await sharp(tela).metadata()
  const escala = ladoFolha / Math.max(pontos.width, pontos.height)
  const [width, height] = [pontos.width * escala, pontos.height * escala]
  documento.addPage({ size: [width, height], margin: 0 }).image(tela, 0, 0, { width, height })
}
