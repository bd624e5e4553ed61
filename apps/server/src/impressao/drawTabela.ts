import { type Folha, MARGEM, TINTA } from './folha.ts'
import type { Coluna } from './formularioGto.ts'

const PADDING = 3

/** The procedures as a real table (TH and TD); its head comes again on every page. */
export function drawTabela(
  folha: Folha,
  colunas: readonly Coluna[],
  itens: readonly (readonly string[])[],
): void {
  const { doc, raiz } = folha
  const tabela = doc.struct('Table', { title: 'Procedimentos' })
  raiz.add(tabela)
  drawCabecalho(folha, tabela, colunas)
  for (const celulas of itens) {
    const height = rowHeight(folha, colunas, celulas)
    if (folha.y + height > doc.page.height - MARGEM - 14) {
      doc.addPage()
      folha.y = MARGEM
      drawCabecalho(folha, tabela, colunas)
    }
    drawRow(folha, tabela, colunas, celulas, height, 'TD')
  }
  tabela.end()
}

const drawCabecalho = (folha: Folha, tabela: PDFKit.PDFStructureElement, colunas: readonly Coluna[]): void =>
  drawRow(
    folha,
    tabela,
    colunas,
    colunas.map(({ rotulo }) => rotulo),
    14,
    'TH',
  )

const widthOf = ({ doc }: Folha, { largura }: Coluna): number =>
  ((doc.page.width - 2 * MARGEM) * largura) / 100

function rowHeight(folha: Folha, colunas: readonly Coluna[], celulas: readonly string[]): number {
  const { doc } = folha
  doc.font('Helvetica').fontSize(8)
  const heights = colunas.map((coluna, index) =>
    doc.heightOfString(celulas[index] || ' ', { width: widthOf(folha, coluna) - 2 * PADDING }),
  )
  return Math.max(...heights) + 2 * PADDING
}

function drawRow(
  folha: Folha,
  tabela: PDFKit.PDFStructureElement,
  colunas: readonly Coluna[],
  celulas: readonly string[],
  height: number,
  tag: 'TH' | 'TD',
): void {
  const { doc, y } = folha
  const row = doc.struct('TR')
  tabela.add(row)
  let x = MARGEM
  colunas.forEach((coluna, index) => {
    const width = widthOf(folha, coluna)
    const left = x
    doc.markContent('Artifact')
    if (tag === 'TH') doc.rect(left, y, width, height).fillColor(TINTA.fundo).fill()
    doc.rect(left, y, width, height).lineWidth(0.5).strokeColor(TINTA.linha).stroke()
    doc.endMarkedContent()
    row.add(
      doc.struct(tag, {}, () => {
        doc
          .font(tag === 'TH' ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(tag === 'TH' ? 7 : 8)
          .fillColor(TINTA.texto)
          .text(celulas[index] || ' ', left + PADDING, y + PADDING, {
            width: width - 2 * PADDING,
            align: coluna.isNumero ? 'right' : 'left',
          })
      }),
    )
    x += width
  })
  row.end()
  folha.y += height
}
