import { parseTextoTermo } from '@portal/domain/termo/parseTextoTermo.ts'
import { drawPdf, type Folha, TEXTO, TINTA } from '../impressao/folha.ts'
import { drawTexto } from './drawTexto.ts'

/** What a file says of itself on paper: title, what stands under it, and the foot of every page. */
export type ArquivoImpresso = {
  titulo: string
  subtitulo: string
  rodape: string
  texto: string
  data: string
}

/**
 * Draws a text of the library. The same text makes the same bytes: the file bears the day of its version, not the hour at
 * which it was asked for. Resolves with the file and its number of pages.
 */
export const renderArquivo = (arquivo: ArquivoImpresso): Promise<{ conteudo: Buffer; paginas: number }> =>
  drawPdf(TEXTO, { ...arquivo, criadoEm: new Date(`${arquivo.data}T12:00:00Z`) }, arquivo.rodape, (folha) => {
    drawTitulo(folha, arquivo)
    drawTexto(folha, parseTextoTermo(arquivo.texto))
  })

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
