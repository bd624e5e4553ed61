import PDFDocument from 'pdfkit'
import { collect } from './collect.ts'
import { drawSecao } from './drawSecao.ts'
import { drawTabela } from './drawTabela.ts'
import { type Folha, getLargura, MARGEM, TINTA } from './folha.ts'
import type { Formulario } from './formulario.ts'
import { showLetras } from './showLetras.ts'

/**
 * Draws the form as a tagged A4 PDF in Portuguese: readers go through title, fields, table and signatures in order.
 * Resolves with the whole file.
 */
export function renderFormulario(formulario: Formulario): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGEM,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: formulario.titulo, Author: 'Portal do Credenciado', Subject: formulario.subtitulo },
    bufferPages: true,
  })
  const file = collect(doc)
  const folha: Folha = { doc, raiz: doc.struct('Document'), y: MARGEM }
  doc.addStructure(folha.raiz)
  drawTitulo(folha, formulario)
  for (const secao of formulario.antes) drawSecao(folha, secao)
  drawTabela(folha, formulario)
  folha.y += 5
  for (const secao of formulario.depois) drawSecao(folha, secao)
  folha.raiz.end()
  drawRodape(folha, formulario.rodape)
  doc.end()
  return file
}

function drawTitulo(folha: Folha, { titulo, subtitulo }: Formulario): void {
  const { doc, raiz } = folha
  raiz.add(
    doc.struct('H1', {}, () => {
      doc
        .font('Helvetica-Bold')
        .fontSize(14)
        .fillColor(TINTA.texto)
        .text(titulo, MARGEM, folha.y + 1)
    }),
  )
  raiz.add(
    doc.struct('P', {}, () => {
      doc
        .font('Helvetica')
        .fontSize(9)
        .fillColor(TINTA.suave)
        .text(subtitulo, MARGEM, folha.y + 17)
    }),
  )
  folha.y += 32
}

/** Page numbers, and who printed it when, outside the reading order. A long name is shortened, the number never. */
function drawRodape(folha: Folha, rodape: string): void {
  const { doc } = folha
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    const y = doc.page.height - MARGEM - 8
    const numero = `página ${page - start + 1} de ${count}`
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('Helvetica').fontSize(7).fillColor(TINTA.suave)
    const largura = doc.widthOfString(numero)
    doc
      .text(showLetras(rodape), MARGEM, y, {
        width: getLargura(folha) - largura - 12,
        height: 8,
        ellipsis: true,
        lineBreak: false,
      })
      .text(numero, doc.page.width - MARGEM - largura, y, { lineBreak: false })
    doc.endMarkedContent()
  }
}
