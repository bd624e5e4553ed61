/** The sheet being drawn: the document, the root of its structure, and how far down it is filled. Points of 1/72 inch. */
export type Folha = {
  doc: PDFKit.PDFDocument
  raiz: PDFKit.PDFStructureElement
  y: number
}

export const MARGEM = 30

/** Black and greys: the form is printed, and no meaning hangs on colour. */
export const TINTA = { texto: '#111111', suave: '#444444', linha: '#888888', fundo: '#eeeeee' } as const
