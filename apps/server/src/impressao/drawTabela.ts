import { divideLargura, type Vao } from './divideLargura.ts'
import { breakBefore, type Folha, getLargura, TINTA } from './folha.ts'
import type { Coluna, Formulario } from './formulario.ts'
import { showLetras } from './showLetras.ts'

const RECUO = 3
const CABECALHO = { tag: 'TH', fonte: 'Helvetica-Bold', corpo: 7 } as const
const LINHA = { tag: 'TD', fonte: 'Helvetica', corpo: 8 } as const

type Letra = typeof CABECALHO | typeof LINHA

/** The rows as a real table (TH and TD); its head comes again on every page. */
export function drawTabela(
  folha: Folha,
  { tituloTabela, colunas, itens }: Pick<Formulario, 'tituloTabela' | 'colunas' | 'itens'>,
): void {
  const { doc, raiz } = folha
  const tabela = doc.struct('Table', { title: tituloTabela })
  raiz.add(tabela)
  const vaos = divideLargura(colunas, folha.formato.margem, getLargura(folha))
  const rotulos = colunas.map(({ rotulo }) => rotulo)
  const cabecalho = heightOf(folha, vaos, rotulos, CABECALHO)
  const drawCabecalho = () => drawRow(folha, tabela, vaos, rotulos, CABECALHO, cabecalho)
  const linhas = itens.map((celulas) => celulas.map(showLetras))
  const alturas = linhas.map((celulas) => heightOf(folha, vaos, celulas, LINHA))
  // The head never stands alone at the foot of a page.
  breakBefore(folha, cabecalho + (alturas[0] ?? 0))
  drawCabecalho()
  linhas.forEach((celulas, index) => {
    const altura = alturas[index] ?? 0
    if (breakBefore(folha, altura)) drawCabecalho()
    drawRow(folha, tabela, vaos, celulas, LINHA, altura)
  })
  tabela.end()
}

function heightOf(
  { doc }: Folha,
  vaos: readonly Vao<Coluna>[],
  celulas: readonly string[],
  { fonte, corpo }: Letra,
): number {
  doc.font(fonte).fontSize(corpo)
  const alturas = vaos.map(({ largura }, index) =>
    doc.heightOfString(celulas[index] || ' ', { width: largura - 2 * RECUO }),
  )
  return Math.max(...alturas) + 2 * RECUO
}

function drawRow(
  folha: Folha,
  tabela: PDFKit.PDFStructureElement,
  vaos: readonly Vao<Coluna>[],
  celulas: readonly string[],
  { tag, fonte, corpo }: Letra,
  altura: number,
): void {
  const { doc, y } = folha
  const row = doc.struct('TR')
  tabela.add(row)
  vaos.forEach(({ parte, x, largura }, index) => {
    doc.markContent('Artifact')
    if (tag === 'TH') doc.rect(x, y, largura, altura).fillColor(TINTA.fundo).fill()
    doc.rect(x, y, largura, altura).lineWidth(0.5).strokeColor(TINTA.linha).stroke()
    doc.endMarkedContent()
    row.add(
      doc.struct(tag, {}, () => {
        doc
          .font(fonte)
          .fontSize(corpo)
          .fillColor(TINTA.texto)
          .text(celulas[index] || ' ', x + RECUO, y + RECUO, {
            width: largura - 2 * RECUO,
            align: parte.isNumero ? 'right' : 'left',
          })
      }),
    )
  })
  row.end()
  folha.y += altura
}
