/** The sheet being drawn: the document, the root of its structure, and how far down it is filled. Points of 1/72 inch. */
export type Folha = {
  doc: PDFKit.PDFDocument
  raiz: PDFKit.PDFStructureElement
  y: number
}

export const MARGEM = 30

/** Kept free over the lower margin, for the page's number. */
const RODAPE = 14

/** Black and greys: the form is printed, and no meaning hangs on colour. */
export const TINTA = { texto: '#111111', suave: '#444444', linha: '#888888', fundo: '#eeeeee' } as const

/** What lies between the margins. */
export const getLargura = ({ doc }: Folha): number => doc.page.width - 2 * MARGEM

/** Goes on at the top of a new page where `altura` points do not fit any more; answers whether it did. */
export function breakBefore(folha: Folha, altura: number): boolean {
  const { doc } = folha
  if (folha.y + altura <= doc.page.height - MARGEM - RODAPE) return false
  doc.addPage()
  folha.y = MARGEM
  return true
}
