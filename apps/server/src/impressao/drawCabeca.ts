import { type Folha, TINTA } from './folha.ts'

/** The head of a text on paper: its title, and under it what it is. */
export function drawCabeca({ doc, raiz }: Folha, cabeca: { titulo: string; subtitulo: string }): void {
  raiz.add(
    doc.struct('H1', {}, () => {
      doc.font('Helvetica-Bold').fontSize(19).fillColor(TINTA.texto).text(cabeca.titulo, { lineGap: 2 })
    }),
  )
  raiz.add(
    doc.struct('P', {}, () => {
      doc.font('Helvetica').fontSize(9).fillColor(TINTA.suave).text(cabeca.subtitulo)
    }),
  )
  doc.y += 14
}
