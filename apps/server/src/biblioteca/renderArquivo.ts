import { parseTextoTermo } from '@portal/domain/termo/parseTextoTermo.ts'
import PDFDocument from 'pdfkit'
import { collect } from '../impressao/collect.ts'
import { TINTA } from '../impressao/folha.ts'
import { drawTexto, type Folha, getLargura, MARGEM } from './drawTexto.ts'

/** What a file says of itself on paper: title, what stands under it, and the foot of every page. */
export type ArquivoImpresso = {
  titulo: string
  subtitulo: string
  rodape: string
  texto: string
  data: string
}

/**
 * Draws a text of the library as a tagged A4 PDF in Portuguese. The same text makes the same bytes: the file bears the
 * day of its version, not the hour at which it was asked for. Resolves with the file and its number of pages.
 */
export async function renderArquivo(
  arquivo: ArquivoImpresso,
): Promise<{ conteudo: Buffer; paginas: number }> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGEM,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    info: {
      Title: arquivo.titulo,
      Author: 'Portal do Credenciado',
      Subject: arquivo.subtitulo,
      CreationDate: new Date(`${arquivo.data}T12:00:00Z`),
    },
    bufferPages: true,
  })
  const file = collect(doc)
  const raiz = doc.struct('Document')
  doc.addStructure(raiz)
  const folha = { doc, raiz }
  drawTitulo(folha, arquivo)
  drawTexto(folha, parseTextoTermo(arquivo.texto))
  raiz.end()
  const paginas = drawRodape(doc, arquivo.rodape)
  doc.end()
  return { conteudo: await file, paginas }
}

function drawTitulo({ doc, raiz }: Folha, { titulo, subtitulo }: ArquivoImpresso): void {
  raiz.add(
    doc.struct('H1', {}, () => {
      doc.font('Helvetica-Bold').fontSize(19).fillColor(TINTA.texto).text(titulo, { lineGap: 2 })
    }),
  )
  raiz.add(
    doc.struct('P', {}, () => {
      doc.font('Helvetica').fontSize(9).fillColor(TINTA.suave).text(subtitulo)
    }),
  )
  doc.y += 14
}

/** The foot of every page, outside the reading order. Answers how many pages there are. */
function drawRodape(doc: PDFKit.PDFDocument, rodape: string): number {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    const y = doc.page.height - MARGEM / 2
    const numero = `página ${page - start + 1} de ${count}`
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('Helvetica').fontSize(8).fillColor(TINTA.suave)
    const largura = doc.widthOfString(numero)
    doc
      .text(rodape, MARGEM, y, {
        width: getLargura(doc) - largura - 12,
        height: 9,
        ellipsis: true,
        lineBreak: false,
      })
      .text(numero, doc.page.width - MARGEM - largura, y, { lineBreak: false })
    doc.endMarkedContent()
  }
  return count
}
