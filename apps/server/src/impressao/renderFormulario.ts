import { drawSecao } from './drawSecao.ts'
import { drawTabela } from './drawTabela.ts'
import { drawPdf, FORMULARIO, type Folha, TINTA } from './folha.ts'
import type { Formulario } from './formulario.ts'
import { showLetras } from './showLetras.ts'

/** Draws the form: title, fields, table and signatures in order. Resolves with the whole file. */
export async function renderFormulario(formulario: Formulario): Promise<Buffer> {
  const { conteudo } = await drawPdf(FORMULARIO, formulario, showLetras(formulario.rodape), (folha) => {
    drawTitulo(folha, formulario)
    for (const secao of formulario.antes) drawSecao(folha, secao)
    drawTabela(folha, formulario)
    folha.y += 5
    for (const secao of formulario.depois) drawSecao(folha, secao)
  })
  return conteudo
}

function drawTitulo(folha: Folha, { titulo, subtitulo }: Formulario): void {
  const { doc, raiz } = folha
  raiz.add(
    doc.struct('H1', {}, () => {
      doc
        .font('Helvetica-Bold')
        .fontSize(14)
        .fillColor(TINTA.texto)
        .text(titulo, FORMULARIO.margem, folha.y + 1)
    }),
  )
  raiz.add(
    doc.struct('P', {}, () => {
      doc
        .font('Helvetica')
        .fontSize(9)
        .fillColor(TINTA.suave)
        .text(subtitulo, FORMULARIO.margem, folha.y + 17)
    }),
  )
  folha.y += 32
}
