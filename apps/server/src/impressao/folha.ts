import PDFDocument from 'pdfkit'
import { collect } from './collect.ts'

/** How a kind of sheet is laid out. Points of 1/72 inch. */
type Formato = {
  layout: 'portrait' | 'landscape'
  margem: number
  /** Kept free over the lower margin. */
  reserva: number
  /** The foot of each page: how far over the lower edge, and how large. */
  pe: { altura: number; corpo: number }
}

/** A form: as much on a page as goes, the page's number over the margin. */
export const FORMULARIO: Formato = {
  layout: 'landscape',
  margem: 30,
  reserva: 14,
  pe: { altura: 38, corpo: 7 },
}

/** A text: margins that leave a line as long as it reads well, the page's number in them. */
export const TEXTO: Formato = { layout: 'portrait', margem: 64, reserva: 0, pe: { altura: 32, corpo: 8 } }

/** The sheet being drawn: the document, the root of its structure, and how far down it is filled. */
export type Folha = {
  doc: PDFKit.PDFDocument
  raiz: PDFKit.PDFStructureElement
  y: number
  formato: Formato
}

/** Black and greys: what is printed hangs no meaning on colour. */
export const TINTA = { texto: '#111111', suave: '#444444', linha: '#888888', fundo: '#eeeeee' } as const

type Capa = { titulo: string; subtitulo: string; criadoEm?: Date }

/** What lies between the margins. */
export const getLargura = ({ doc, formato }: Folha): number => doc.page.width - 2 * formato.margem

/** Goes on at the top of a new page where `altura` points do not fit any more below `y`; answers whether it did. */
export function breakBefore(folha: Folha, altura: number, y = folha.y): boolean {
  const { doc, formato } = folha
  if (y + altura <= doc.page.height - formato.margem - formato.reserva) return false
  doc.addPage()
  folha.y = formato.margem
  return true
}

/**
 * Draws a tagged A4 PDF in Portuguese, which readers go through in its order. Resolves with the whole file and its number
 * of pages.
 */
export async function drawPdf(
  formato: Formato,
  { titulo, subtitulo, criadoEm }: Capa,
  rodape: string,
  draw: (folha: Folha) => void,
): Promise<{ conteudo: Buffer; paginas: number }> {
  const { layout, margem } = formato
  const doc = new PDFDocument({
    size: 'A4',
    layout,
    margin: margem,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    info: {
      Title: titulo,
      Author: 'Portal do Credenciado',
      Subject: subtitulo,
      ...(criadoEm && { CreationDate: criadoEm }),
    },
    bufferPages: true,
  })
  const file = collect(doc)
  const folha: Folha = { doc, raiz: doc.struct('Document'), y: margem, formato }
  doc.addStructure(folha.raiz)
  draw(folha)
  folha.raiz.end()
  const paginas = drawRodape(folha, rodape)
  doc.end()
  return { conteudo: await file, paginas }
}

/**
 * The foot of every page, outside the reading order: whose it is, and the number. Long words are shortened, the number
 * never. Answers how many pages there are.
 */
function drawRodape(folha: Folha, rodape: string): number {
  const { doc, formato } = folha
  const { margem, pe } = formato
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    const y = doc.page.height - pe.altura
    const numero = `página ${page - start + 1} de ${count}`
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('Helvetica').fontSize(pe.corpo).fillColor(TINTA.suave)
    const largura = doc.widthOfString(numero)
    doc
      .text(rodape, margem, y, {
        width: getLargura(folha) - largura - 12,
        height: pe.corpo + 1,
        ellipsis: true,
        lineBreak: false,
      })
      .text(numero, doc.page.width - margem - largura, y, { lineBreak: false })
    doc.endMarkedContent()
  }
  return count
}
