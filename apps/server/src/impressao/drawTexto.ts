import type { BlocoTermo, ParteTexto } from '@portal/domain/termo/parseTextoTermo.ts'
import { breakBefore, type Folha, getLargura, TEXTO, TINTA } from './folha.ts'

const { margem: MARGEM } = TEXTO
const CORPO = 10.5
const TITULO = 13
const ENTRELINHA = 3
const MARCADOR = 14
/** What follows a heading stays with it whole up to here; of a longer one the beginning does. */
const JUNTO = 240

/** A text's headings, paragraphs and lists, down the sheet and on to the next ones. */
export function drawTexto(folha: Folha, blocos: readonly BlocoTermo[]): void {
  blocos.forEach((bloco, ordem) => {
    if (bloco.tipo === 'lista') drawLista(folha, bloco.itens)
    else if (bloco.tipo === 'titulo') drawTitulo(folha, bloco.partes, blocos[ordem + 1])
    else drawParagrafo(folha, bloco.partes)
  })
}

function drawTitulo(folha: Folha, partes: readonly ParteTexto[], segue: BlocoTermo | undefined): void {
  const { doc, raiz } = folha
  if (doc.y > MARGEM) doc.y += 8
  const seguinte = segue ? heightOfBloco(folha, segue) : 0
  breakBefore(folha, heightOf(folha, partes, TITULO) + 4 + (seguinte > JUNTO ? 3 * CORPO : seguinte), doc.y)
  raiz.add(
    doc.struct('H2', {}, () => {
      doc.fontSize(TITULO).fillColor(TINTA.texto)
      const fortes = partes.map(({ texto }) => ({ texto, forte: true }))
      drawPartes(doc, fortes, MARGEM)
    }),
  )
  doc.y += 4
}

function drawParagrafo(folha: Folha, partes: readonly ParteTexto[]): void {
  const { doc, raiz } = folha
  breakBefore(folha, heightOf(folha, partes, CORPO), doc.y)
  raiz.add(
    doc.struct('P', {}, () => {
      doc.fontSize(CORPO).fillColor(TINTA.texto)
      drawPartes(doc, partes, MARGEM)
    }),
  )
  doc.y += 7
}

function drawLista(folha: Folha, itens: readonly (readonly ParteTexto[])[]): void {
  const { doc, raiz } = folha
  const lista = doc.struct('L')
  raiz.add(lista)
  for (const partes of itens) {
    breakBefore(folha, heightOf(folha, partes, CORPO, MARCADOR), doc.y)
    const item = doc.struct('LI')
    lista.add(item)
    const { y } = doc
    doc.font('Helvetica').fontSize(CORPO).fillColor(TINTA.texto)
    item.add(doc.struct('Lbl', {}, () => void doc.text('•', MARGEM + 3, y, { lineBreak: false })))
    item.add(
      doc.struct('LBody', {}, () => {
        doc.y = y
        drawPartes(doc, partes, MARGEM + MARCADOR)
      }),
    )
    item.end()
    doc.y += 2
  }
  lista.end()
  doc.y += 6
}

/** Words of several weights as one paragraph, from where the sheet is filled to. */
function drawPartes(doc: PDFKit.PDFDocument, partes: readonly ParteTexto[], x: number): void {
  const width = doc.page.width - MARGEM - x
  partes.forEach(({ texto, forte }, ordem) => {
    const continued = ordem < partes.length - 1
    doc.font(forte ? 'Helvetica-Bold' : 'Helvetica')
    if (ordem === 0) doc.text(texto, x, doc.y, { width, continued, lineGap: ENTRELINHA })
    else doc.text(texto, { width, continued, lineGap: ENTRELINHA })
  })
}

/** Never less than it takes: as if all of it were bold. */
function heightOf(folha: Folha, partes: readonly ParteTexto[], tamanho: number, recuo = 0): number {
  const texto = partes.map((parte) => parte.texto).join('')
  const width = getLargura(folha) - recuo
  return folha.doc
    .font('Helvetica-Bold')
    .fontSize(tamanho)
    .heightOfString(texto, { width, lineGap: ENTRELINHA })
}

const heightOfBloco = (folha: Folha, bloco: BlocoTermo): number =>
  bloco.tipo === 'lista'
    ? bloco.itens.reduce((soma, partes) => soma + heightOf(folha, partes, CORPO, MARCADOR) + 2, 0)
    : heightOf(folha, bloco.partes, CORPO)
