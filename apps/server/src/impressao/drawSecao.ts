import { type Folha, MARGEM, TINTA } from './folha.ts'
import type { Campo, Secao } from './formularioGto.ts'

const ALTURA_CAMPO = 24

/** Fields side by side until the line is full; widths are hundredths of the line. */
export function breakLinhas(campos: readonly Campo[]): Campo[][] {
  const linhas: Campo[][] = []
  let usado = 100
  for (const campo of campos) {
    if (usado + campo.largura > 100) {
      linhas.push([])
      usado = 0
    }
    linhas.at(-1)?.push(campo)
    usado += campo.largura
  }
  return linhas
}

/** One block of the form: its title, then each field in a box with number, label and value. */
export function drawSecao(folha: Folha, { titulo, campos }: Secao): void {
  const { doc, raiz } = folha
  const secao = doc.struct('Sect', { title: titulo })
  raiz.add(secao)
  const y = folha.y
  secao.add(
    doc.struct('H2', {}, () => {
      doc.font('Helvetica-Bold').fontSize(9).fillColor(TINTA.texto).text(titulo, MARGEM, y)
    }),
  )
  folha.y += 13
  for (const linha of breakLinhas(campos)) drawLinha(folha, secao, linha)
  secao.end()
  folha.y += 5
}

function drawLinha(folha: Folha, secao: PDFKit.PDFStructureElement, linha: readonly Campo[]): void {
  const { doc } = folha
  const total = doc.page.width - 2 * MARGEM
  const y = folha.y
  let x = MARGEM
  for (const { numero, rotulo, valor, largura } of linha) {
    const width = (total * largura) / 100
    const left = x
    doc.markContent('Artifact')
    doc.rect(left, y, width, ALTURA_CAMPO).lineWidth(0.5).strokeColor(TINTA.linha).stroke()
    doc.endMarkedContent()
    secao.add(
      doc.struct('P', {}, () => {
        const nome = numero === undefined ? rotulo : `${numero} - ${rotulo}`
        const fit = { width: width - 6, height: 10, ellipsis: true, lineBreak: false }
        doc
          .font('Helvetica')
          .fontSize(6.5)
          .fillColor(TINTA.suave)
          .text(nome, left + 3, y + 3, fit)
        doc
          .font('Helvetica')
          .fontSize(9)
          .fillColor(TINTA.texto)
          .text(valor || ' ', left + 3, y + 12, fit)
      }),
    )
    x += width
  }
  folha.y += ALTURA_CAMPO
}
