import { divideLargura, type Vao } from './divideLargura.ts'
import { breakBefore, FORMULARIO, type Folha, getLargura, TINTA } from './folha.ts'
import type { Campo, Secao } from './formulario.ts'
import { showLetras } from './showLetras.ts'

const RECUO = 3
const ROTULO = 6.5
const VALOR = 9
const TITULO = 13

/** One block of the form: its title, then each field in a box with number, label and value. */
export function drawSecao(folha: Folha, { titulo, linhas }: Secao): void {
  const { doc, raiz } = folha
  const secao = doc.struct('Sect', { title: titulo })
  raiz.add(secao)
  const vaos = linhas.map((campos) =>
    divideLargura(campos.map(toLetras), FORMULARIO.margem, getLargura(folha)),
  )
  // A title never stands alone at the foot of a page.
  breakBefore(folha, TITULO + heightOf(folha, vaos[0] ?? []))
  const y = folha.y
  secao.add(
    doc.struct('H2', {}, () => {
      doc
        .font('Helvetica-Bold')
        .fontSize(9)
        .fillColor(TINTA.texto)
        .text(titulo, FORMULARIO.margem, y + 1)
    }),
  )
  folha.y += TITULO
  for (const linha of vaos) drawLinha(folha, secao, linha)
  secao.end()
  folha.y += 5
}

const toLetras = (campo: Campo): Campo => ({ ...campo, valor: showLetras(campo.valor) })

const nomeOf = ({ numero, rotulo }: Campo): string =>
  numero === undefined ? rotulo : `${numero} - ${rotulo}`

/** As high as its longest field asks for: a long name goes on in a second line, and none is cut. */
function heightOf(folha: Folha, linha: readonly Vao<Campo>[]): number {
  const alturas = linha.map((vao) => alturaRotulo(folha, vao) + alturaValor(folha, vao))
  return Math.max(0, ...alturas) + 2 * RECUO
}

function alturaRotulo({ doc }: Folha, { parte, largura }: Vao<Campo>): number {
  return doc
    .font('Helvetica')
    .fontSize(ROTULO)
    .heightOfString(nomeOf(parte), { width: largura - 2 * RECUO })
}

function alturaValor({ doc }: Folha, { parte, largura }: Vao<Campo>): number {
  const escrita = doc
    .font('Helvetica')
    .fontSize(VALOR)
    .heightOfString(parte.valor || ' ', { width: largura - 2 * RECUO })
  return Math.max(escrita, parte.alturaMinima ?? 0)
}

function drawLinha(folha: Folha, secao: PDFKit.PDFStructureElement, linha: readonly Vao<Campo>[]): void {
  const { doc } = folha
  const altura = heightOf(folha, linha)
  breakBefore(folha, altura)
  const y = folha.y
  for (const vao of linha) {
    const { parte, x, largura } = vao
    doc.markContent('Artifact')
    doc.rect(x, y, largura, altura).lineWidth(0.5).strokeColor(TINTA.linha).stroke()
    doc.endMarkedContent()
    const width = largura - 2 * RECUO
    const abaixo = y + RECUO + alturaRotulo(folha, vao)
    secao.add(
      doc.struct('P', {}, () => {
        doc
          .font('Helvetica')
          .fontSize(ROTULO)
          .fillColor(TINTA.suave)
          .text(nomeOf(parte), x + RECUO, y + RECUO, { width })
          .fontSize(VALOR)
          .fillColor(TINTA.texto)
          .text(parte.valor || ' ', x + RECUO, abaixo, { width })
      }),
    )
  }
  folha.y += altura
}
