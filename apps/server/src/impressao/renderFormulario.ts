import PDFDocument from 'pdfkit'
import { drawSecao } from './drawSecao.ts'
import { drawTabela } from './drawTabela.ts'
import { type Folha, MARGEM, TINTA } from './folha.ts'
import type { FormularioGto } from './formularioGto.ts'

/**
 * Draws the form as a tagged A4 PDF in Portuguese: readers go through title, fields, table and signatures in order.
 * Resolves with the whole file (a guide is one or two pages).
 */
export function renderFormulario(formulario: FormularioGto): Promise<Buffer> {
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
  for (const secao of formulario.secoes) drawSecao(folha, secao)
  drawTabela(folha, formulario.colunas, formulario.itens)
  drawTexto(folha, formulario.totais.join('    '))
  if (formulario.observacao) drawTexto(folha, `Observação / justificativa: ${formulario.observacao}`)
  drawAssinaturas(folha, formulario.assinaturas)
  folha.raiz.end()
  drawRodape(doc, formulario.rodape)
  doc.end()
  return file
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

function drawTitulo(folha: Folha, { titulo, subtitulo }: FormularioGto): void {
  const { doc, raiz } = folha
  raiz.add(
    doc.struct('H1', {}, () => {
      doc.font('Helvetica-Bold').fontSize(14).fillColor(TINTA.texto).text(titulo, MARGEM, folha.y)
    }),
  )
  raiz.add(
    doc.struct('P', {}, () => {
      doc
        .font('Helvetica')
        .fontSize(9)
        .fillColor(TINTA.suave)
        .text(subtitulo, MARGEM, folha.y + 18)
    }),
  )
  folha.y += 36
}

/** A line of words across the page, on the next one when there is no room. */
function drawTexto(folha: Folha, texto: string): void {
  const { doc, raiz } = folha
  const width = doc.page.width - 2 * MARGEM
  const height = doc.font('Helvetica').fontSize(9).heightOfString(texto, { width })
  breakBefore(folha, height + 12)
  const y = folha.y + 6
  raiz.add(
    doc.struct('P', {}, () => {
      doc.font('Helvetica').fontSize(9).fillColor(TINTA.texto).text(texto, MARGEM, y, { width })
    }),
  )
  folha.y = y + height
}

function drawAssinaturas(folha: Folha, assinaturas: readonly string[]): void {
  const { doc, raiz } = folha
  breakBefore(folha, 62)
  const width = (doc.page.width - 2 * MARGEM) / assinaturas.length
  const y = folha.y + 40
  assinaturas.forEach((rotulo, index) => {
    const x = MARGEM + index * width
    doc.markContent('Artifact')
    doc
      .moveTo(x, y)
      .lineTo(x + width - 12, y)
      .lineWidth(0.6)
      .strokeColor(TINTA.linha)
      .stroke()
    doc.endMarkedContent()
    raiz.add(
      doc.struct('P', {}, () => {
        doc
          .font('Helvetica')
          .fontSize(7)
          .fillColor(TINTA.suave)
          .text(rotulo, x, y + 3, { width: width - 12 })
      }),
    )
  })
  folha.y = y + 22
}

function breakBefore(folha: Folha, height: number): void {
  const { doc } = folha
  if (folha.y + height <= doc.page.height - MARGEM - 14) return
  doc.addPage()
  folha.y = MARGEM
}

/** Page numbers, and who printed it when, outside the reading order. */
function drawRodape(doc: PDFKit.PDFDocument, rodape: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    doc
      .font('Helvetica')
      .fontSize(7)
      .fillColor(TINTA.suave)
      .text(`${rodape} · página ${page - start + 1} de ${count}`, MARGEM, doc.page.height - MARGEM - 4, {
        width: doc.page.width - 2 * MARGEM,
        align: 'right',
        lineBreak: false,
      })
    doc.endMarkedContent()
  }
}
